import type {Field, SignatureIndex} from '../signatures';
import {encodeText} from './encodeText';

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
  if (topics.length > inputs.length) return undefined;
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

/** A log as an explorer shows it: the lines from its topics to the next log. */
interface Section {
  readonly topic0: string;
  readonly topicLines: readonly string[];
  readonly dataLines: readonly string[];
}

/** Reads decoded topics: a number, a name and a value, which may be on the next line. */
function readTopics(lines: readonly string[]): readonly string[] {
  return lines.flatMap((line, index) => {
    const [number = '', ...words] = line.trim().split(/\s+/);
    if (!/^\d:?$/.test(number)) return [];
    const last = words.at(-1) ?? '';
    const isName = words.length > 0 && /^[a-z_$]/i.test(last);
    return [isName ? (lines[index + 1] ?? '').trim() : last];
  });
}

/** Matches the start of a decoded data value: its name or its display format, then the value unless it is on the next line. */
const valueStart =
  /^(?:[\w$]{1,80} ?:|(?:Num|Dec|Addr|Text)[ \t]?(?:→|🡒)?)(?![^ \t])/;

/** Reads decoded data values; empty if the data is shown as bytes. */
function readValues(lines: readonly string[]): readonly string[] {
  const values: string[] = [];
  for (const line of lines) {
    const [start] = valueStart.exec(line.trim()) ?? [];
    if (start) values.push(line.trim().slice(start.length).trim());
    else if (values.length) values.push(`${values.pop()}\n${line}`);
  }
  return values;
}

/** Encodes a decoded log again; returns undefined if the event is unknown or shown as bytes. */
function encodeSection(
  {topic0, topicLines, dataLines}: Section,
  signatures: SignatureIndex,
): string | undefined {
  const entry = signatures.find('event', topic0.toLowerCase());
  const topics = readTopics(topicLines);
  const values = readValues(dataLines);
  const data = values.length
    ? undefined
    : /0x[\da-f]*/i.exec(dataLines.join('\n'))?.[0];
  const isDecoded = values.length > 0 || topics.some((topic) => !isWord(topic));
  const words =
    entry && isDecoded
      ? encodeWords(entry.inputs, {topics, values, data})
      : undefined;
  if (!words) return undefined;
  const rows = [topic0, ...words.slice(0, -1)];
  return `Topics
${rows.map((word, index) => `${index} ${word}`).join('\n')}
Data
${words.at(-1)}
`;
}

/** Replaces values decoded by an explorer with the bytes of the log, which the decoder can read. */
export function encodeExplorerLogs(
  text: string,
  signatures: SignatureIndex,
): string {
  if (!/^[ \t]*topics/im.test(text)) return text;
  const lines = text.split('\n');
  const output: string[] = [];
  const isHeading = (line: string | undefined, name: RegExp): boolean =>
    name.test((line ?? '').trim().replace(/:$/, ''));
  for (let index = 0; index < lines.length; index += 1) {
    // The first topic is on the line of the heading or on the next.
    const isSplit = isHeading(lines[index], /^topics$/i);
    const first = isSplit
      ? `${lines[index]} ${lines[index + 1]}`
      : (lines[index] ?? '');
    const [, topic0] =
      /^\s*topics:?\s+0:?\s+(0x[\da-f]{64})\s*$/i.exec(first) ?? [];
    if (topic0 === undefined) {
      output.push(lines[index] ?? '');
      continue;
    }
    const start = index + (isSplit ? 2 : 1);
    let end = start;
    while (
      end < lines.length &&
      !isHeading(lines[end], /^(?:address|topics)$/i)
    )
      end += 1;
    const section = lines.slice(start, end);
    const dataIndex = section.findIndex((line) => isHeading(line, /^data$/i));
    const encoded = encodeSection(
      {
        topic0,
        topicLines: dataIndex === -1 ? section : section.slice(0, dataIndex),
        dataLines: dataIndex === -1 ? [] : section.slice(dataIndex + 1),
      },
      signatures,
    );
    output.push(encoded ?? lines.slice(index, end).join('\n'));
    index = end - 1;
  }
  return output.join('\n');
}
