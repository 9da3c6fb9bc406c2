import {escapeRegExp} from '../src/lib/text';
import type {HeaderRule} from '../src/features/hosting/headers';

const matchesPath = (rule: HeaderRule, path: string): boolean => new RegExp(`^${rule.path.split('*').map(escapeRegExp).join('.*')}$`).test(path);

/** The headers that the rules set for a path, by lower-case name. */
function getExpectedHeaders(rules: readonly HeaderRule[], path: string): Map<string, string> {
  return new Map(rules.filter((rule) => matchesPath(rule, path)).flatMap(({headers}) => Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value] as const)));
}

/** Differences between a response and the rules. */
export function findHeaderDifferences(rules: readonly HeaderRule[], path: string, response: Headers): string[] {
  return [...getExpectedHeaders(rules, path)].filter(([name, value]) => response.get(name) !== value).map(([name, value]) => `${path} ${name}\n  actual:   ${response.get(name) ?? '(missing)'}\n  expected: ${value}`);
}

/** The page `/`, and one matching file of the build for each rule. */
export function selectSamplePaths(rules: readonly HeaderRule[], files: readonly string[]): string[] {
  return [...new Set(['/', ...rules.flatMap((rule) => files.find((file) => rule.path !== '/*' && matchesPath(rule, file)) ?? [])])];
}
