/**
 * Stands in for `postman-code-generators` in the browser: the same two functions, with samples of our own. The package's
 * samples check no status, and its generators were a third of the panel's code.
 */
import {samples, type Sample} from '../samples';

interface Language {
  readonly key: string;
  readonly label: string;
  readonly syntax_mode: string;
  readonly variants: readonly {readonly key: string}[];
}

interface Request {
  readonly url: {readonly toString: () => string};
}

const byLanguage = new Map<string, Sample>(Object.values(samples).map((sample) => [sample.language, sample]));

function getLanguageList(): Language[] {
  return [...byLanguage].map(([key, {syntax}]) => ({key, label: key, syntax_mode: syntax, variants: [{key}]}));
}

const convert = (language: string, _variant: string, request: Request, _options: object, done: (error: unknown, snippet: string) => void): void => {
  // An apostrophe would end the text of a sample; all else that could is encoded by the URL itself.
  done(undefined, byLanguage.get(language)?.write(request.url.toString().replaceAll("'", '%27')) ?? '');
};

export default {getLanguageList, convert};
