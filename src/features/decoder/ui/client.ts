import type {CustomAbi} from '../customAbi';
import type {CustomMember} from '../signatures';
import type {WorkerResponse} from './protocol';

/** How long the worker may take for one input once it is ready. */
const TIME_LIMIT_MS = 2_000;

type Response = Exclude<WorkerResponse, {readonly kind: 'ready'}>;
export type Decoded = Extract<Response, {readonly kind: 'result'}>;

/** The worker took longer than the limit and was stopped. */
export class TimeLimitError extends Error {}

interface DecoderWorker {
  readonly worker: Worker;
  /** Resolves once the worker has loaded. */
  readonly ready: Promise<void>;
}

let current: DecoderWorker | undefined;
let lastId = 0;

function start(): DecoderWorker {
  const worker = new Worker(
    /* webpackChunkName: "decoder-worker" */ new URL(
      './decoder.worker.ts',
      import.meta.url,
    ),
  );
  const ready = new Promise<void>((resolve, reject) => {
    worker.addEventListener('message', () => resolve(), {once: true});
    worker.addEventListener('error', () => {
      stop(worker);
      reject(new Error('The code of the decoder did not load.'));
    });
  });
  return {worker, ready};
}

/** Stops a worker; the next request starts another. */
function stop(worker: Worker): void {
  worker.terminate();
  if (current?.worker === worker) current = undefined;
}

/** Sends a request to the worker. Rejects with a `TimeLimitError` after the limit, which counts from when the worker is ready. */
async function ask(
  request:
    | {
        readonly kind: 'decode';
        readonly input: string;
        readonly members: readonly CustomMember[];
      }
    | {readonly kind: 'abi'; readonly text: string},
): Promise<Response> {
  current ??= start();
  const {worker, ready} = current;
  await ready;
  lastId += 1;
  const id = lastId;
  return new Promise<Response>((resolve, reject) => {
    const timer = setTimeout(() => {
      stop(worker);
      reject(new TimeLimitError());
    }, TIME_LIMIT_MS);
    const listen = ({data}: MessageEvent<WorkerResponse>): void => {
      if (data.kind === 'ready' || data.id !== id) return;
      clearTimeout(timer);
      worker.removeEventListener('message', listen);
      resolve(data);
    };
    worker.addEventListener('message', listen);
    worker.postMessage({...request, id});
  });
}

/** Decodes text in the worker. */
export const decodeInWorker = async (
  input: string,
  members: readonly CustomMember[],
): Promise<Decoded> => (await ask({kind: 'decode', input, members})) as Decoded;

const tooSlow: CustomAbi = {
  problem:
    'The decoder needs more than two seconds for this ABI, so it stopped. Paste only the members that you need.',
};

/** Reads a custom ABI in the worker. */
export async function parseAbiInWorker(text: string): Promise<CustomAbi> {
  try {
    const response = await ask({kind: 'abi', text});
    return response.kind === 'abi' ? response.abi : tooSlow;
  } catch (error) {
    if (error instanceof TimeLimitError) return tooSlow;
    throw error;
  }
}
