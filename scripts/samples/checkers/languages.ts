import {GraphQLError, parse as parseGraphql} from 'graphql';
import {parse as parseJava} from 'java-parser';
import {CssSyntaxError, parse as parseCss} from 'postcss';
import sax from 'sax';
import {parse as parseSql} from 'sql-parser-cst';
import {attempt, sourcesOf, type Checker, type Source} from '../sample';

const each = (language: string, parse: (code: string) => void, lineOf?: (error: Error) => number | undefined): Checker => ({
  languages: [language],
  check: (samples) => sourcesOf(samples).flatMap((source: Source) => attempt(source, () => parse(source.code), lineOf)),
});

export const graphql = each('graphql', (code) => parseGraphql(code), (error) =>
  error instanceof GraphQLError ? error.locations?.[0]?.line : undefined,
);

export const css = each('css', (code) => parseCss(code), (error) => (error instanceof CssSyntaxError ? error.line : undefined));

export const xml = each('xml', (code) => {
  const parser = sax.parser(true);
  // Without this, sax collects errors and goes on.
  parser.onerror = (error) => {
    throw error;
  };
  parser.write(code).close();
});

/** Dune runs Trino, whose SQL is written like PostgreSQL's in everything that the pages use. */
export const sql = each('sql', (code) => parseSql(code, {dialect: 'postgresql'}));

export const java = each('java', (code) => parseJava(code), ({message}) => Number(/line: (\d+)/.exec(message)?.[1] ?? 1));
