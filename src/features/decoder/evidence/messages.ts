import {knownMessages, type KnownMessage} from '@site/src/data/errorMessages';
import {
  explainMessage,
  findKnownMessage,
  type Diagnosis,
} from '@site/src/data/knownMessage';
import type {ParsedText, Statement} from '../parse/parse';
import type {DocumentedMessage} from '../signatures';
import {getMood, hasFailure} from './moods';

/** A known message in the text. */
export interface MessageEvidence {
  readonly diagnosis: Diagnosis;
  readonly from: KnownMessage['from'];
  /** Whether the text marks the message as an error. */
  readonly isCertain: boolean;
}

/** Maximum length of a statement that can be a message. */
const MAX_LENGTH = 1_000;

/** Maximum number of characters before a message that nothing marks as an error. */
const MAX_PREFIX = 40;

/** Whether a statement that does not say whether it reports a failure is nothing but the message. */
function isWholeMessage(text: string, start: number): boolean {
  const prefix = text.slice(0, start);
  if (!/[a-z]/i.test(prefix)) return true;
  const isQuoted = /["'`]$/.test(prefix);
  const isMostlyMessage = start < text.length / 2 && start < MAX_PREFIX;
  return isMostlyMessage && !isQuoted && text.length < 5 * MAX_PREFIX;
}

/** Whether a text starts with a message that a library or node writes, so that it is no contract's reason. */
export const isKnownMessage = (text: string): boolean =>
  findKnownMessage(text)?.start === 0;

function matchKnown(
  statement: Statement,
  isFailure: boolean,
): MessageEvidence | undefined {
  const {text} = statement;
  const mood = getMood(statement);
  const isMarked = mood === 'error' || (mood === 'plain' && isFailure);
  const message = findKnownMessage(
    text,
    ({row, start}) =>
      row.isUnmistakable ||
      isMarked ||
      (mood === 'plain' && isWholeMessage(text, start)),
  );
  return (
    message && {
      diagnosis: explainMessage(message.row, text),
      from: message.row.from,
      isCertain: isMarked || message.row.isUnmistakable === true,
    }
  );
}

/** Returns where a documented message starts: its fixed parts follow one another, with the variable ones in between. */
function findDocumented(
  text: string,
  {parts}: DocumentedMessage,
): number | undefined {
  let position = 0;
  for (const part of parts) {
    const index = text.indexOf(part, position);
    if (index === -1) return undefined;
    position = index + part.length;
  }
  return text.indexOf(parts[0] ?? '');
}

/** Finds a message of a documented method. */
function matchDocumented(
  statement: Statement,
  documented: readonly DocumentedMessage[],
): MessageEvidence | undefined {
  const mood = getMood(statement);
  if (mood === 'inert') return undefined;
  const text = statement.text.slice(0, MAX_LENGTH);
  for (const row of documented) {
    const start = findDocumented(text.toLowerCase(), row);
    if (start === undefined) continue;
    if (mood === 'plain' && !isWholeMessage(text, start)) continue;
    const title =
      row.title ?? `The node refused the request: ${text.slice(start)}`;
    return {
      diagnosis: {title, fix: row.fix, link: row.link},
      from: 'node',
      isCertain: mood === 'error',
    };
  }
  return undefined;
}

/** Finds the messages in the text that report a failure, in order. `explained` are statements that say something else. */
export function findMessages(
  {statements}: ParsedText,
  documented: readonly DocumentedMessage[],
  explained: ReadonlySet<Statement | undefined>,
): readonly MessageEvidence[] {
  const isFailure = hasFailure(statements);
  const byTitle = new Map<string, MessageEvidence>();
  for (const statement of statements) {
    if (explained.has(statement)) continue;
    const known = matchKnown(statement, isFailure);
    // The limits of providers differ from those of the documented endpoint.
    const message =
      known?.from === 'provider'
        ? known
        : (matchDocumented(statement, documented) ?? known);
    if (message && !byTitle.has(message.diagnosis.title))
      byTitle.set(message.diagnosis.title, message);
  }
  return [...byTitle.values()];
}

/** JSON-RPC codes in a text: negative ones anywhere, others only as the value of a name such as `code`. */
const codePattern =
  /(?<![\w.-])-32\d{3}(?!\d)|\bcode["']?\)?\s?[:=]?\s?["']?(\d{1,5})\b/gi;

/** Explains the first known error code in a text in which no message is known. */
export function findCode({
  statements,
}: ParsedText): MessageEvidence | undefined {
  for (const statement of statements) {
    if (getMood(statement) === 'inert') continue;
    const text = statement.text.slice(0, MAX_LENGTH);
    for (const [match, code] of text.matchAll(codePattern)) {
      const number = Number(code ?? match);
      const row = knownMessages.find(({codes}) => codes?.includes(number));
      if (row)
        return {
          diagnosis: explainMessage(row, text),
          from: row.from,
          isCertain: true,
        };
    }
  }
  return undefined;
}
