import {
  createConfig,
  getLineColLocation,
  lintFromString,
  YamlParseError,
} from '@redocly/openapi-core';

/** Rules for the document's structure, followed by rules for content that would break a generated page. */
const rules = {
  struct: 'error',
  'no-unresolved-refs': 'error',
  'no-identical-paths': 'error',
  'no-enum-type-mismatch': 'error',
  'no-invalid-media-type-examples': 'error',
  'no-invalid-parameter-examples': 'error',
  'no-invalid-schema-examples': 'error',
  'operation-operationId': 'error',
  'operation-operationId-unique': 'error',
  'operation-parameters-unique': 'error',
  'operation-summary': 'error',
  'path-declaration-must-exist': 'error',
  'path-parameters-defined': 'error',
  // The explorer has no field for a body.
  'rule/only-get': {
    subject: {type: 'PathItem'},
    assertions: {disallowed: ['put', 'post', 'delete', 'patch']},
    message:
      'The pages support GET only. For other methods, remove src/theme/ApiExplorer/Body.',
    severity: 'error',
  },
} as const;

export interface Problem {
  /** Line number, starting at 1. */
  readonly line: number;
  readonly message: string;
}

/** Finds all problems in an OpenAPI document, in line order. */
export async function findProblems(
  source: string,
  file: string,
): Promise<Problem[]> {
  const config = await createConfig({rules});
  try {
    const problems = await lintFromString({source, absoluteRef: file, config});
    return problems
      .map(({location: [location], message}) => ({
        line: location ? getLineColLocation(location).start.line : 1,
        message,
      }))
      .sort((a, b) => a.line - b.line);
  } catch (error) {
    // Files that cannot be parsed, or that contain no mapping, cause an exception instead of a report.
    return error instanceof YamlParseError
      ? [
          {
            line: error.line,
            message: `Invalid YAML: ${error.originalError.message.split('\n', 1)[0]}`,
          },
        ]
      : [
          {
            line: 1,
            message: error instanceof Error ? error.message : String(error),
          },
        ];
  }
}

/** Throws an error with one `file:line` per problem if the document is invalid. */
export async function assertValid(source: string, file: string): Promise<void> {
  const problems = await findProblems(source, file);
  if (problems.length > 0) {
    const lines = problems.map(
      ({line, message}) => `  ${file}:${line} ${message}`,
    );
    throw new Error(
      `${file} is not a valid OpenAPI document. Fix these problems:\n${lines.join('\n')}`,
    );
  }
}

export interface RefreshResult {
  /** The document used for the build. */
  readonly source: string;
  /** A sentence for the build log that states the outcome. */
  readonly message: string;
}

const TIMEOUT_MS = 15_000;

async function download(url: string, load: typeof fetch): Promise<string> {
  const response = await load(url, {
    headers: {accept: 'application/yaml, text/yaml, text/plain'},
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`status ${response.status}`);
  const source = await response.text();
  await assertValid(source, url);
  return source;
}

/**
 * Returns the newest valid document: the remote one if it loads and is valid, otherwise the committed document. A failed download never fails the
 * build; the message says which document is used, and why.
 */
export async function refresh(
  committedSource: string,
  url: string | undefined,
  load: typeof fetch = fetch,
): Promise<RefreshResult> {
  if (url === undefined) {
    return {
      source: committedSource,
      message: 'TOKEN_API_SPEC_URL is not set: the committed file is used.',
    };
  }
  try {
    const source = await download(url, load);
    return {
      source,
      message:
        source === committedSource
          ? `${url} is identical to the committed file.`
          : `Refreshed from ${url}.`,
    };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return {
      source: committedSource,
      message: `Could not refresh from ${url}, so the committed file is used. Reason: ${reason}`,
    };
  }
}
