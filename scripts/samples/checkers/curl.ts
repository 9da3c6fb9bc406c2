import {requestProblems} from './jsonRpc';
import {commandsOf, type Command} from './shellCommands';

const WITH_VALUE = new Set([
  '-X', '--request', '-H', '--header', '-d', '--data', '--data-raw', '--data-urlencode', '--json', '-u', '--user',
  '-o', '--output', '-F', '--form', '-m', '--max-time', '--connect-timeout', '--retry', '-w', '--write-out', '--url',
]);
const FLAGS = new Set([
  '--silent', '--show-error', '--fail', '--fail-with-body', '--location', '--get', '--include', '--compressed', '--head', '--verbose',
]);
const SHORT_FLAGS = /^-[sSfLiGIvkN]+$/;
const BODY = new Set(['-d', '--data', '--data-raw', '--json']);
/** Text that the reader or the shell replaces: YOUR_URL, $URL. */
const PLACEHOLDER = /^(\$\w+|[A-Z][A-Z0-9_]*)$/;

function bodyProblems(body: string): string[] {
  if (!/^\s*[[{]/.test(body)) {
    return [];
  }
  try {
    return requestProblems(JSON.parse(body));
  } catch (error) {
    return [`the body is not JSON: ${(error as Error).message}`];
  }
}

function checkCurl(words: readonly string[]): string[] {
  const problems: string[] = [];
  const urls: string[] = [];
  for (let index = 1; index < words.length; index++) {
    const word = words[index] ?? '';
    if (WITH_VALUE.has(word)) {
      const value = words[++index];
      if (value === undefined) {
        problems.push(`curl: ${word} has no value`);
      } else if (BODY.has(word)) {
        problems.push(...bodyProblems(value));
      } else if (word === '--url') {
        urls.push(value);
      }
    } else if (!word.startsWith('-')) {
      urls.push(word);
    } else if (!FLAGS.has(word) && !SHORT_FLAGS.test(word)) {
      problems.push(`curl: unknown option ${word}`);
    }
  }
  if (urls.length !== 1) {
    problems.push(`curl: ${urls.length} URLs (${urls.join(' ')})`);
  }
  for (const url of urls) {
    if (!PLACEHOLDER.test(url) && !URL.canParse(url)) {
      problems.push(`curl: ${url} is not a URL`);
    }
  }
  return problems;
}

/** What is wrong with the curl commands of a script, with lines that count from 1. */
export function curlProblems(code: string): {line: number; message: string}[] {
  return commandsOf(code)
    .filter(({words}: Command) => words[0] === 'curl')
    .flatMap(({words, line}) => checkCurl(words).map((message) => ({line, message})));
}
