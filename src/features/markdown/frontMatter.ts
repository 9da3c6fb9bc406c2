import type {ParseFrontMatter} from '@docusaurus/types';
import path from 'node:path';
import {
  isMap,
  isScalar,
  LineCounter,
  parse,
  parseDocument,
  type ErrorCode,
} from 'yaml';
import * as z from 'zod';
import {findLikelyMatch} from '../../lib/closestMatch';
import {getFrontMatterYaml} from '../../lib/text';
import {providerSchema} from '../providers/schema';

const createTextSchema = (
  name: string,
  min: number,
  max: number,
  advice: string,
) => {
  const error = ({input}: {readonly input: unknown}): string =>
    `\`${name}\` has ${String(input).length} characters → write ${min} to ${max}`;
  return z
    .string({error: `\`${name}\` is missing or not text → ${advice}`})
    .trim()
    .min(min, {error})
    .max(max, {error});
};

const createBooleanSchema = (name: string, description: string) =>
  z
    .boolean({
      error: `\`${name}\` is not a boolean → write \`true\` or \`false\`: ${description}`,
    })
    .optional();
const createHeadingLevelSchema = (name: string) =>
  z
    .int({error: `\`${name}\` is not a whole number → write one from 2 to 6`})
    .min(2, `\`${name}\` is too small → write at least 2`)
    .max(6, `\`${name}\` is too large → write at most 6`)
    .optional();
const createOptionalTextSchema = (name: string, description: string) =>
  z
    .string({error: `\`${name}\` is not text → write ${description}`})
    .min(1, `\`${name}\` is empty → write ${description}`)
    .optional();
const createPageIdSchema = (name: string) =>
  z
    .string({
      error: `\`${name}\` is not text → write a page's id, or \`null\` for none`,
    })
    .nullable()
    .optional();

/** The current month as `2026-08`. */
export const getCurrentMonth = (): string =>
  new Date().toISOString().slice(0, 7);

const monthSchema = z
  .string({error: '`checked` is not text → write a month: `2026-08`'})
  .regex(
    /^20\d\d-(?:0[1-9]|1[0-2])$/,
    '`checked` is not a month → write it as `2026-08`',
  )
  .refine((month) => month <= getCurrentMonth(), {
    error:
      '`checked` is in the future → write the month in which you compared the page with its sources',
  })
  .optional();

/** Front matter of a page under docs/. */
const schema = z.strictObject({
  title: createTextSchema(
    'title',
    2,
    70,
    'add one: it becomes the page heading',
  ),
  description: createTextSchema(
    'description',
    50,
    160,
    'add one sentence that says what the reader gets',
  ),
  keywords: z
    .array(
      z.string({
        error:
          '`keywords` contains an entry that is not text → put numbers and special characters in quotes',
      }),
      {
        error:
          '`keywords` is missing or not a list → add the words people type to find this page: `[bridge, deposit]`',
      },
    )
    .min(
      1,
      '`keywords` is empty → add the words people type to find this page',
    ),
  checked: monthSchema,
  sidebar_label: createOptionalTextSchema(
    'sidebar_label',
    'a shorter title for the sidebar',
  ),
  sidebar_position: z
    .int({error: '`sidebar_position` is not a whole number → write one'})
    .optional(),
  provider: providerSchema.optional(),
  slug: z
    .string()
    .regex(
      /^\/\S*[^/\s]$/,
      '`slug` is not a path → write an absolute path without a trailing slash: `/learn/first-dapp`',
    )
    .optional(),
  toc_min_heading_level: createHeadingLevelSchema('toc_min_heading_level'),
  toc_max_heading_level: createHeadingLevelSchema('toc_max_heading_level'),
  hide_table_of_contents: createBooleanSchema(
    'hide_table_of_contents',
    'whether to hide the table of contents next to the text',
  ),
  contract: createOptionalTextSchema(
    'contract',
    'the key of a record in src/features/contracts/model/contracts.ts',
  ),
  release: createOptionalTextSchema(
    'release',
    'the earlier release that the page of a contract describes, in quotes',
  ),
  canonical: createOptionalTextSchema(
    'canonical',
    'the path of the page that search engines list instead of this one',
  ),
  rpc: createOptionalTextSchema(
    'rpc',
    'the key of a method group in src/features/rpc/methods/index.ts',
  ),
  glossary: createBooleanSchema(
    'glossary',
    'whether glossary terms have tooltips on this page',
  ),
  image: createOptionalTextSchema(
    'image',
    'the path of the image that social networks show',
  ),
  displayed_sidebar: createOptionalTextSchema(
    'displayed_sidebar',
    'a name from sidebars.ts',
  ),
  pagination_next: createPageIdSchema('pagination_next'),
  pagination_prev: createPageIdSchema('pagination_prev'),
  unlisted: createBooleanSchema(
    'unlisted',
    'whether only people with the link can find the page',
  ),
});

/** The schema for editors: `.vscode/front-matter.schema.json`. */
export const frontMatterSchema = (): object => z.toJSONSchema(schema);

/** Returns the keys that the schema knows below a path of keys. */
function getKnownKeys(parents: readonly PropertyKey[]): string[] {
  let level = z.toJSONSchema(schema) as z.core.JSONSchema.BaseSchema;
  for (const parent of parents) {
    level = (level.properties?.[String(parent)] ??
      {}) as z.core.JSONSchema.BaseSchema;
  }
  return Object.keys(level.properties ?? {});
}

function describeUnknownKey(
  key: string,
  parents: readonly PropertyKey[],
): string {
  const knownKeys = getKnownKeys(parents);
  const suggestion = findLikelyMatch(key.replaceAll('-', '_'), knownKeys);
  const list = knownKeys.map((name) => `\`${name}\``).join(', ');
  const advice = suggestion
    ? `\`${suggestion}\``
    : `remove it${list && `, or use one of ${list}`}`;
  return `\`${key}\` is not a known key → ${advice}`;
}

interface FrontMatterProblem {
  /** 1-based line number in the page. */
  readonly line: number;
  /** 1-based; the first if it is not known. */
  readonly column?: number;
  /** `problem → what to do`. */
  readonly message: string;
  /** Id of the rule, if Docusaurus would see no front matter at all. */
  readonly rule?: string;
}

/** Returns the line of the last key of a path; if the page lacks it, the line of the closest key above it. */
function getLine(source: string, keys: readonly PropertyKey[]): number {
  const counter = new LineCounter();
  let node: unknown = parseDocument(getFrontMatterYaml(source), {
    lineCounter: counter,
  }).contents;
  let line = 1;
  for (const key of keys) {
    const pair = isMap(node)
      ? node.items.find((item) => isScalar(item.key) && item.key.value === key)
      : undefined;
    if (!pair || !isScalar(pair.key) || !pair.key.range) break;
    line = counter.linePos(pair.key.range[0]).line + 1;
    node = pair.value;
  }
  return line;
}

export function findFrontMatterProblems(
  frontMatter: Readonly<Record<string, unknown>>,
  source = '',
): FrontMatterProblem[] {
  const {error} = schema.safeParse(frontMatter);
  return (error?.issues ?? []).flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({
          line: getLine(source, [...issue.path, key]),
          message: describeUnknownKey(key, issue.path),
        }))
      : [{line: getLine(source, issue.path), message: issue.message}],
  );
}

/** What to do about errors of the YAML parser; about all others, quotes help most often. */
const yamlAdvice: Readonly<Partial<Record<ErrorCode, string>>> = {
  DUPLICATE_KEY: 'the key is there twice: keep one of the two lines',
  TAB_AS_INDENT: 'YAML has no tabs: indent with two spaces',
  MISSING_CHAR: 'close the quotation mark or the bracket',
  BAD_INDENT: 'indent the lines of a list or an object equally',
};

/** Finds front matter that Docusaurus does not recognize as such. */
function findMisplacedFrontMatter(
  source: string,
): FrontMatterProblem | undefined {
  const lines = source.split('\n');
  const start = lines.findIndex((line) => line.trim() !== '');
  const [first = ''] = lines.slice(start);
  const isOpened = first.trim() === '---';
  if (isOpened && (start > 0 || first !== '---')) {
    return {
      line: start + 1,
      rule: 'front-matter:misplaced',
      message:
        'the front matter does not begin with --- on line 1, so it is shown as text → remove what stands before it',
    };
  }
  const end = lines.indexOf('---', start + 1);
  if (isOpened && end === -1) {
    return {
      line: 1,
      rule: 'front-matter:misplaced',
      message:
        'the front matter is not closed → end it with a line that contains only ---',
    };
  }
  return undefined;
}

/** Returns a page's parsed front matter, or an empty object if it is not valid YAML. */
export function readFrontMatter(
  text: string,
): Readonly<Record<string, unknown>> {
  try {
    return (parse(getFrontMatterYaml(text)) ?? {}) as Record<string, unknown>;
  } catch {
    return {};
  }
}

/** Finds problems with the front matter in a page's text, including invalid YAML. */
export function findProblemsInText(source: string): FrontMatterProblem[] {
  const misplaced = findMisplacedFrontMatter(source);
  if (misplaced) return [misplaced];
  const {errors, contents} = parseDocument(getFrontMatterYaml(source));
  const [error] = errors;
  if (error) {
    const [position] = error.linePos ?? [];
    const [reason = ''] = error.message.split(/ at line \d+/);
    return [
      {
        line: (position?.line ?? 0) + 1,
        column: position?.col ?? 1,
        message: `the front matter is not valid YAML: ${reason.trim().replace(/[.:]$/, '')} → ${yamlAdvice[error.code] ?? 'put text that contains a colon or a quotation mark in quotes'}`,
      },
    ];
  }
  const frontMatter = (contents?.toJSON() ?? {}) as Record<string, unknown>;
  const problems = findFrontMatterProblems(frontMatter, source);
  const isPositionIgnored =
    frontMatter.sidebar_position !== undefined &&
    frontMatter.provider === undefined;
  if (isPositionIgnored) {
    problems.push({
      line: getLine(source, ['sidebar_position']),
      message:
        '`sidebar_position` has an effect only on pages of tools → move the page in the sidebar.ts of its section instead',
    });
  }
  return problems;
}

/** Checks pages under docs/ against the schema, then applies Docusaurus' parser. */
export const parseFrontMatter: ParseFrontMatter = async (params) => {
  const relative = path.relative(
    path.join(process.cwd(), 'docs'),
    params.filePath,
  );
  const isExempt =
    relative.startsWith('..') || path.basename(relative).startsWith('_');
  const problems = isExempt ? [] : findProblemsInText(params.fileContent);
  if (problems.length > 0) {
    throw new Error(
      problems
        .map(
          ({line, column = 1, message}) =>
            `docs/${relative}:${line}:${column} ${message}`,
        )
        .join('\n'),
    );
  }
  return params.defaultParseFrontMatter(params);
};
