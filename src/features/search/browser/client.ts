import {wrap, type Remote} from 'comlink';
import {filesOfWorkers} from '../../offline/register';
import type {SearchWorker} from './worker';

let search: Remote<SearchWorker> | undefined;
let failure: Promise<never>;

/** Starts the worker. Its failure rejects if its code cannot be loaded, because it would then never respond. */
function start(): Remote<SearchWorker> {
  const worker = new Worker(
    /* webpackChunkName: 'search-worker' */ new URL(
      './worker.ts',
      import.meta.url,
    ),
  );
  failure = new Promise((_resolve, reject) => {
    worker.onerror = () => {
      search = undefined;
      worker.terminate();
      reject(
        Object.assign(new Error('Search could not be started.'), {
          name: 'ChunkLoadError',
        }),
      );
    };
  });
  return wrap<SearchWorker>(worker);
}

/** Calls a function in the worker, which starts on the first call. */
const createCall =
  <Name extends keyof SearchWorker>(name: Name) =>
  async (
    ...parameters: Parameters<SearchWorker[Name]>
  ): Promise<Awaited<ReturnType<SearchWorker[Name]>>> => {
    search ??= start();
    const call = search[name] as unknown as (
      ...values: Parameters<SearchWorker[Name]>
    ) => Promise<Awaited<ReturnType<SearchWorker[Name]>>>;
    return Promise.race([call(...parameters), failure]);
  };

const findInWorker = createCall('find');

/** Searches index files, which are then saved for reading offline. */
export async function find(
  ...parameters: Parameters<SearchWorker['find']>
): ReturnType<SearchWorker['find']> {
  const selection = await findInWorker(...parameters);
  for (const url of parameters[0]) filesOfWorkers.add(url);
  return selection;
}

export const findAddress = createCall('findAddress');
export const findName = createCall('findName');
