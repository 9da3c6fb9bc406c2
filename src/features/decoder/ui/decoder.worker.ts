import data from '@site/generated/decoder-signatures.json';
import {parseCustomAbi} from '../customAbi';
import {addCustomAbi, createSignatureIndex} from '../signatures';
import {recoverSigners} from '../verdict/signedTransaction';
import {decode, type Alternative} from '../verdict/verdict';
import {findLinks} from './links';
import type {WorkerRequest, WorkerResponse} from './protocol';

const signatures = createSignatureIndex(data);

/** Adds the signers of a transaction. If they cannot be recovered, the other fields are still shown. */
async function addSigners(alternative: Alternative): Promise<Alternative> {
  const {decoded} = alternative;
  if (decoded.status !== 'transaction') return alternative;
  const {raw, fields} = decoded.transaction;
  const signers = await recoverSigners(raw).catch(() => []);
  const transaction = {...decoded.transaction, fields: [...signers, ...fields]};
  return {...alternative, decoded: {...decoded, transaction}};
}

async function answer(request: WorkerRequest): Promise<WorkerResponse> {
  const {id} = request;
  if (request.kind === 'abi')
    return {id, kind: 'abi', abi: parseCustomAbi(request.text)};
  const index = addCustomAbi(signatures, request.members);
  const [first, ...rest] = decode(request.input, index);
  const result = [
    await addSigners(first),
    ...(await Promise.all(rest.map(addSigners))),
  ] as const;
  return {id, kind: 'result', result, links: findLinks(result, index)};
}

self.addEventListener(
  'message',
  ({data: request}: MessageEvent<WorkerRequest>) => {
    void answer(request).then((response) => self.postMessage(response));
  },
);

self.postMessage({kind: 'ready'} satisfies WorkerResponse);
