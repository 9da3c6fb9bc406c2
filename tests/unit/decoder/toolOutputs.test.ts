import {describe, expect, it} from 'vitest';
import type {DecodedMember} from '../../../src/features/decoder/decode/decodeData';
import type {DecodedValue} from '../../../src/features/decoder/decode/formatValue';
import type {DecodedCandidate} from '../../../src/features/decoder/decode/decodeInput';
import {recoverSigners} from '../../../src/features/decoder/decode/signedTransaction';
import type {Diagnosis} from '../../../src/features/decoder/input/knownMessages';
import {decode} from './support';
import data from './toolOutputs.json';

interface ToolOutput {
  readonly tool: string;
  readonly name: string;
  readonly input: string;
  /** The expected start of the first alternative's summary, and other strings that it must contain. */
  readonly expected: readonly string[];
  /** The expected labels of all alternatives. */
  readonly labels?: readonly string[];
}

const toolOutputs: readonly ToolOutput[] = data;

const formatValues = (args: readonly DecodedValue[]): string =>
  args
    .map(({value, children}) =>
      children ? `[${formatValues(children)}]` : value,
    )
    .join(', ');
const formatMember = ({
  kind,
  name,
  args = [],
  note = '',
}: DecodedMember): string =>
  `${kind} ${name}(${formatValues(args)}) ${args.map(({description}) => description ?? '').join(' ')} ${note}`;
const formatFields = (fields: readonly DecodedValue[]): string =>
  fields
    .map(({name, value, description = ''}) => `${name} ${value} ${description}`)
    .join('; ');
const formatDiagnosis = ({title, fix}: Diagnosis): string => `${title}. ${fix}`;

async function summarize(decoded: DecodedCandidate): Promise<string> {
  switch (decoded.status) {
    case 'decoded':
      return decoded.matches.map(formatMember).join(' | ');
    case 'hash':
      return `hash ${decoded.name}`;
    case 'results':
      return `results ${formatValues(decoded.args)}`;
    case 'transaction': {
      const {raw, sentence, fields} = decoded.transaction;
      const call = decoded.call
        ? await summarize(decoded.call)
        : 'without a call';
      return `transaction ${sentence} ${formatFields([...fields, ...(await recoverSigners(raw))])} ${call}`;
    }
    case 'unknown':
      return `unknown ${decoded.hex}`;
    case 'empty':
      return decoded.isResult ? 'no data' : 'empty data';
    case 'rejected':
      return `rejected ${formatDiagnosis(decoded.diagnosis)}`;
    case 'failed':
      return `failure ${decoded.error ?? ''}${decoded.cause ? formatDiagnosis(decoded.cause) : ''}`;
    case 'address':
      return `address ${decoded.address}`;
    case 'problem':
      return `problem ${decoded.message}`;
  }
}

describe.each([...new Set(toolOutputs.map(({tool}) => tool))])(
  'the input is explained: %s',
  (tool) => {
    it.each(toolOutputs.filter((output) => output.tool === tool))(
      '$name',
      async ({input, expected: [start = '', ...parts], labels}) => {
        const alternatives = decode(input);
        const summary = await summarize(alternatives[0].decoded);
        expect(summary.slice(0, start.length)).toBe(start);
        for (const part of parts)
          expect(summary.toLowerCase()).toContain(part.toLowerCase());
        expect(summary, 'there must be only one match').not.toContain(' | ');
        if (labels)
          expect(alternatives.map(({label}) => label)).toEqual(labels);
      },
    );
  },
);
