import {knownMessages, type KnownMessage} from './errorMessages';

/** What an error message means, and how to fix the problem. */
export interface Diagnosis {
  /** A sentence without a full stop. */
  readonly title: string;
  readonly fix: string;
  readonly link?: {readonly label: string; readonly to: string};
}

/** A message from the table, and where it starts in the text. */
export interface FoundMessage {
  readonly row: KnownMessage;
  readonly start: number;
}

/** Maximum length of a message; what is longer is a dump. */
const MAX_LENGTH = 1_000;

interface Row {
  readonly row: KnownMessage;
  readonly groups: readonly (readonly string[])[];
}

const rows: readonly Row[] = knownMessages.flatMap((row) =>
  row.says ? [{row, groups: row.says.map((group) => group.split('|'))}] : [],
);

/** Whether the words directly before a phrase deny it: `no replacement transaction underpriced`. */
const isDenied = (text: string, index: number): boolean =>
  /\b(?:no|not|without|never|nor)\s?["'`]?$/.test(
    text.slice(Math.max(0, index - 12), index),
  );

/** Whether a phrase is not the end of a longer word. */
const isWordStart = (text: string, index: number): boolean =>
  !/[a-z]/.test(text[index - 1] ?? '') || !/[a-z]/.test(text[index] ?? '');

/** Returns where the first of the phrases is in the text; Infinity if none is. */
const findPhrase = (text: string, phrases: readonly string[]): number =>
  Math.min(
    ...phrases
      .map((phrase) => text.indexOf(phrase))
      .filter(
        (index) =>
          index !== -1 && isWordStart(text, index) && !isDenied(text, index),
      ),
  );

/** Finds the first known message in a text that `counts` accepts. */
export function findKnownMessage(
  text: string,
  counts: (message: FoundMessage) => boolean = () => true,
): FoundMessage | undefined {
  const lowerText = text
    .slice(0, MAX_LENGTH)
    .toLowerCase()
    .replaceAll('’', "'");
  for (const {row, groups} of rows) {
    const starts = groups.map((phrases) => findPhrase(lowerText, phrases));
    const message = {row, start: Math.min(...starts)};
    if (starts.every(Number.isFinite) && counts(message)) return message;
  }
  return undefined;
}

/** Where a message states a limit: before a unit, or after a word such as `max`. */
const numberPatterns = [
  /(\d[\d,_]{0,20}[km]?)[ -]?(?:blocks?|results?|logs?|range)\b/i,
  /\b(?:max(?:imum)?|limit|allowed|up to|at most)\D{0,30}(\d[\d,_]{0,20}[km]?)/i,
  /\b(?:range|exceeds?|over|more than|than)\D{0,30}(\d[\d,_]{0,20}[km]?)/i,
];

function findNumber(text: string): string | undefined {
  const [digits] = numberPatterns.flatMap(
    (pattern) => pattern.exec(text)?.[1] ?? [],
  );
  const number = Number(digits?.replace(/[,_]/g, ''));
  return Number.isNaN(number) ? digits : number.toLocaleString('en-US');
}

/** Explains a message, with the limit and the range that it names. */
export function explainMessage(row: KnownMessage, message: string): Diagnosis {
  const {title, titleWithNumber, fix, link} = row;
  const text = message.slice(0, MAX_LENGTH);
  const number = titleWithNumber && findNumber(text);
  const unit = /results|returned more/i.test(text) ? 'logs' : 'blocks';
  const [range] =
    (titleWithNumber && /\[0x[\da-f]{1,12}, ?0x[\da-f]{1,12}\]/i.exec(text)) ||
    [];
  return {
    title: number
      ? titleWithNumber.replace('{number}', `${number} ${unit}`)
      : title,
    fix: range ? `${fix} The message suggests ${range}.` : fix,
    ...(link && {link}),
  };
}
