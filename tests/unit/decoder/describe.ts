import type {Diagnosis} from '../../../src/data/knownMessage';
import {recoverSigners} from '../../../src/features/decoder/verdict/signedTransaction';
import type {DecodedItem} from '../../../src/features/decoder/verdict/decodeBytes';
import type {DecodedMember} from '../../../src/features/decoder/verdict/decodeData';
import type {DecodedValue} from '../../../src/features/decoder/verdict/formatValue';
import type {Alternative} from '../../../src/features/decoder/verdict/verdict';

const formatValues = (args: readonly DecodedValue[]): string =>
  args
    .map(({value, children, inner}) => {
      const text = children ? `[${formatValues(children)}]` : value;
      return inner
        ? `${text} = ${inner.kind} ${inner.name}(${formatValues(inner.args)})`
        : text;
    })
    .join(', ');

const formatMember = ({
  kind,
  name,
  args = [],
  note = '',
  cause,
}: DecodedMember): string =>
  `${kind} ${name}(${formatValues(args)}) ${args.map(({description}) => description ?? '').join(' ')} ${note}${cause ? ` ${cause.cause}. ${cause.fix}.` : ''}`;

const formatFields = (fields: readonly DecodedValue[]): string =>
  fields
    .map(({name, value, description = ''}) => `${name} ${value} ${description}`)
    .join('; ');

const formatDiagnosis = ({title, fix}: Diagnosis): string => `${title}. ${fix}`;

/** Describes what the decoder says about an item in one line, starting with the kind of answer. */
export async function describeItem(decoded: DecodedItem): Promise<string> {
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
        ? await describeItem(decoded.call)
        : 'without a call';
      return `transaction ${sentence} ${formatFields([...fields, ...(await recoverSigners(raw))])} ${call}`;
    }
    case 'unknown':
      return `unknown ${decoded.isError ? 'error ' : ''}${decoded.hex}${decoded.isCut ? ' shortened' : ''} ${decoded.words.join(' ')}`;
    case 'values':
      return `values ${decoded.kind} ${decoded.words.join(' ')}`;
    case 'text':
      return `text ${decoded.text}`;
    case 'empty':
      return decoded.isResult ? 'no data' : 'empty data';
    case 'rejected':
      return `rejected ${formatDiagnosis(decoded.diagnosis)}`;
    case 'failed': {
      const {error = '', cause, hint} = decoded;
      return `failure ${error}${cause ? formatDiagnosis(cause) : ''}${hint ? ` ${hint.fix}` : ''}`;
    }
    case 'address':
      return `address ${decoded.address}`;
    case 'healthy':
      return 'healthy';
    case 'problem':
      return `problem ${decoded.message}`;
  }
}

/** Describes an answer: what the text says as a whole, then its first item. */
export const describeAnswer = async ({
  sentence = '',
  decoded,
}: Alternative): Promise<string> =>
  `${sentence} ${await describeItem(decoded)}`.trim();
