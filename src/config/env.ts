/**
 * The only module that reads environment variables at build time. All variables are optional; an invalid value fails the build with an
 * error that says how to fix it. The README lists the variables.
 */
import type {SiteEnvironment} from '../features/thirdParty/types';

type Variables = Readonly<Record<string, string | undefined>>;

function read(variables: Variables, name: string): string | undefined {
  const value = variables[name]?.trim();
  return value ? value : undefined;
}

function check(
  name: string,
  value: string,
  pattern: RegExp,
  expectedFormat: string,
): string {
  if (!pattern.test(value)) {
    throw new Error(
      `${name} is "${value}" → write ${expectedFormat}, or unset it to disable the feature`,
    );
  }
  return value;
}

function readUrl(variables: Variables, name: string): string | undefined {
  const value = read(variables, name);
  return (
    value && check(name, value, /^https:\/\/[^\s"'<>]+$/, 'an https:// URL')
  );
}

function readIntegrity(variables: Variables, name: string): string | undefined {
  const value = read(variables, name);
  return (
    value &&
    check(
      name,
      value,
      /^sha(?:256|384|512)-[A-Za-z0-9+/]+=*$/,
      'a hash such as sha384-…',
    )
  );
}

/** Reads and validates the site's environment variables. Throws if a value is invalid. */
export function readEnvironment(
  variables: Variables = process.env,
): SiteEnvironment {
  const cspReportUrl = readUrl(variables, 'CSP_REPORT_URL');
  const gtm = read(variables, 'GTM_CONTAINER_ID');
  const assistantSrc = readUrl(variables, 'DOCS_ASSISTANT_SRC');
  const assistantKey = read(variables, 'DOCS_ASSISTANT_KEY');
  const feedbackSrc = readUrl(variables, 'FEEDBACK_WIDGET_SRC');
  const feedbackIntegrity = readIntegrity(
    variables,
    'FEEDBACK_WIDGET_INTEGRITY',
  );

  if (Boolean(assistantSrc) !== Boolean(assistantKey)) {
    throw new Error(
      'DOCS_ASSISTANT_SRC and DOCS_ASSISTANT_KEY must be set together → set both, or unset both to disable the assistant',
    );
  }
  if (feedbackIntegrity && !feedbackSrc) {
    throw new Error(
      'FEEDBACK_WIDGET_INTEGRITY is set without FEEDBACK_WIDGET_SRC → set both, or unset both to disable the widget',
    );
  }
  return {
    gtmContainerId:
      gtm &&
      check(
        'GTM_CONTAINER_ID',
        gtm,
        /^GTM-[A-Z0-9]{4,}$/,
        'a container id such as GTM-ABC1234',
      ),
    cspReportUrl:
      cspReportUrl &&
      check(
        'CSP_REPORT_URL',
        cspReportUrl,
        /^[^;,]+$/,
        'a URL without semicolons or commas, which would end a directive',
      ),
    feedbackWidget: feedbackSrc
      ? {src: feedbackSrc, integrity: feedbackIntegrity}
      : undefined,
    docsAssistant:
      assistantSrc && assistantKey
        ? {
            src: assistantSrc,
            key: check(
              'DOCS_ASSISTANT_KEY',
              assistantKey,
              /^[\w.-]+$/,
              'letters, digits, dots, hyphens and underscores',
            ),
            integrity: readIntegrity(variables, 'DOCS_ASSISTANT_INTEGRITY'),
          }
        : undefined,
  };
}

/** Reads the URL from which `npm run openapi` downloads a newer OpenAPI document of the Token API. */
export function readSpecificationUrl(
  variables: Variables = process.env,
): string | undefined {
  return readUrl(variables, 'TOKEN_API_SPEC_URL');
}
