import {GraphQLError, parse as parseGraphql} from 'graphql';
import {CssSyntaxError, parse as parseCss} from 'postcss';
import sax from 'sax';
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
