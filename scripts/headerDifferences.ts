import {escapeRegExp} from '../src/lib/text';
import type {HeaderRule} from '../src/features/hosting/headers';

const matchesPath = (rule: HeaderRule, path: string): boolean =>
  new RegExp(`^${rule.path.split('*').map(escapeRegExp).join('.*')}$`).test(
    path,
  );

/** Returns the headers that the rules set for a path, by lower-case name. */
function getExpectedHeaders(
  rules: readonly HeaderRule[],
  path: string,
): Map<string, string> {
  return new Map(
    rules
      .filter((rule) => matchesPath(rule, path))
      .flatMap(({headers}) =>
        Object.entries(headers).map(
          ([name, value]) => [name.toLowerCase(), value] as const,
        ),
      ),
  );
}

/** Lists the differences between a response's headers and the rules. */
export function findHeaderDifferences(
  rules: readonly HeaderRule[],
  path: string,
  headers: Headers,
): string[] {
  return [...getExpectedHeaders(rules, path)]
    .filter(([name, value]) => headers.get(name) !== value)
    .map(
      ([name, value]) =>
        `${path} ${name}\n  actual:   ${headers.get(name) ?? '(missing)'}\n  expected: ${value}`,
    );
}

/** Returns `/` and, for each rule, one built file that the rule matches. */
export function selectSamplePaths(
  rules: readonly HeaderRule[],
  files: readonly string[],
): string[] {
  return [
    ...new Set([
      '/',
      ...rules.flatMap(
        (rule) =>
          files.find((file) => rule.path !== '/*' && matchesPath(rule, file)) ??
          [],
      ),
    ]),
  ];
}
