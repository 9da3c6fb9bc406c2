/**
 * Stands in for `postman-code-generators` in the browser: the same two functions, for the languages of
 * our tabs alone.
 */
import curl from 'postman-code-generators/codegens/curl';
import go from 'postman-code-generators/codegens/golang';
import nodejs from 'postman-code-generators/codegens/js-fetch';
import python from 'postman-code-generators/codegens/python-requests';
import type {Convert, Generator} from 'postman-code-generators/codegens/curl';

interface Language {
  readonly key: string;
  readonly label: string;
  readonly syntax_mode: string;
  readonly variants: readonly {readonly key: string}[];
}

interface Tab {
  readonly variant: string;
  readonly syntax: string;
  readonly generator: Generator;
}

/** Node.js runs `fetch` without a package, so its tab uses the generator of the browser's fetch. */
const tabs: Readonly<Record<string, Tab>> = {
  curl: {variant: 'cURL', syntax: 'bash', generator: curl},
  python: {variant: 'Requests', syntax: 'python', generator: python},
  go: {variant: 'Native', syntax: 'go', generator: go},
  nodejs: {variant: 'Fetch', syntax: 'javascript', generator: nodejs},
};

function getLanguageList(): Language[] {
  return Object.entries(tabs).map(([key, {variant, syntax}]) => ({
    key,
    label: key,
    syntax_mode: syntax,
    variants: [{key: variant}],
  }));
}

const convert = (language: string, _variant: string, ...rest: Parameters<Convert>): void => {
  tabs[language]?.generator.convert(...rest);
};

export default {getLanguageList, convert};
