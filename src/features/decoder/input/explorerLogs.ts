import type {Field, SignatureIndex} from '../signatures';
import {encodeText} from './encodeText';

/** Matches a log in Etherscan's format: the first topic, the other numbered topics and the data. */
const logPattern =
  /^[ \t]*Topics:?\s*0:?[ \t]*(0x[\da-f]{64})[ \t]*$([^]*?)(?:^[ \t]*Data:?[ \t]*$([^]*?))?(?=^[ \t]*(?:Address|Topics):?[ \t]*$|(?![^]))/gim;

/** Matches decoded topics: number, name and value, or number and bytes. */
const topicRowPattern =
  /^[ \t]*\d:?[ \t]+(?:[\w$]+(?:[ \t]*:)?\s+)?(\S+)[ \t]*$/gm;

/** Match the text before a decoded data value: its name, on the same line or a separate one, or the display format chosen in the explorer. */
const dataNamePatterns: readonly RegExp[] = [
  /^[ \t]*[\w$]+ ?:[ \t]*$/gm,
  /^[ \t]*[\w$]+ ?:(?=[ \t])/gm,
  /^[ \t]*(?:Num|Dec|Addr|Text)\b[ \t]*(?:→|🡒)?/gm,
];

const isWord = (text: string): boolean => /^0x[\da-f]{64}$/i.test(text);

interface ExplorerLog {
  readonly topics: readonly string[];
  /** Decoded data values; empty if the data is shown as bytes. */
  readonly values: readonly string[];
  readonly data: string | undefined;
}

/** Encodes the topics and data; returns undefined if they do not match the event. */
function encodeWords(
  inputs: readonly Field[],
  {topics, values, data}: ExplorerLog,
): readonly string[] | undefined {
  // Tokens index different fields of the same event, so the number of topics decides which fields are indexed.
  const fields = [
    ...inputs.filter(({indexed}) => indexed),
    ...inputs.filter(({indexed}) => !indexed),
  ];
  const [topicFields, dataFields] = [
    fields.slice(0, topics.length),
    fields.slice(topics.length),
  ];
  if (data === undefined && dataFields.length !== values.length)
    return undefined;
  try {
    return [
      ...topics.map((text, index) =>
        isWord(text)
          ? text
          : encodeText(topicFields.slice(index, index + 1), [text]),
      ),
      data ?? encodeText(dataFields, values),
    ];
  } catch {
    return undefined;
  }
}

/** Replaces values decoded by an explorer with the bytes of the log, which the decoder can read. */
export function encodeExplorerLogs(
  text: string,
  signatures: SignatureIndex,
): string {
  return text.replace(
    logPattern,
    (
      log: string,
      topic0: string,
      rows: string,
      dataSection: string | undefined = '',
    ) => {
      const entry = signatures.find('event', topic0.toLowerCase());
      const topics = [...rows.matchAll(topicRowPattern)].map(
        ([, value = '']) => value,
      );
      const values =
        dataNamePatterns
          .map((name) => dataSection.split(name).slice(1))
          .find(({length}) => length) ?? [];
      const data = values.length
        ? undefined
        : /0x[\da-f]*/i.exec(dataSection)?.[0];
      const isDecoded =
        values.length > 0 || topics.some((topic) => !isWord(topic));
      const words =
        entry && isDecoded
          ? encodeWords(entry.inputs, {topics, values, data})
          : undefined;
      return words
        ? `Topics\n0 ${topic0}\n${words
            .slice(0, -1)
            .map((word, index) => `${index + 1} ${word}`)
            .join('\n')}\nData\n${words.at(-1)}\n`
        : log;
    },
  );
}
