import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import type {
  WorkerRequest,
  WorkerResponse,
} from '../../../src/features/decoder/ui/protocol';

/** A worker that answers only when the test says so. */
class ControlledWorker extends EventTarget {
  static readonly started: ControlledWorker[] = [];
  readonly requests: WorkerRequest[] = [];
  isTerminated = false;

  constructor() {
    super();
    ControlledWorker.started.push(this);
  }

  postMessage(request: WorkerRequest): void {
    this.requests.push(request);
  }

  terminate(): void {
    this.isTerminated = true;
  }

  send(data: WorkerResponse): void {
    this.dispatchEvent(new MessageEvent('message', {data}));
  }
}

const getWorker = (index: number): ControlledWorker => {
  const worker = ControlledWorker.started[index];
  if (!worker) throw new Error(`Worker ${index} has not started.`);
  return worker;
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  vi.stubGlobal('Worker', ControlledWorker);
  ControlledWorker.started.length = 0;
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('the time limit of two seconds counts from when the worker is ready, and the next input gets a new worker', async () => {
  const {decodeInWorker, TimeLimitError} =
    await import('../../../src/features/decoder/ui/client');
  const outcomes: unknown[] = [];
  const decode = (input: string): void =>
    void decodeInWorker(input, []).then(
      (decoded) => outcomes.push(decoded),
      (error: unknown) => outcomes.push(error instanceof TimeLimitError),
    );
  decode('slow');
  // Loading the code may take as long as the connection needs.
  await vi.advanceTimersByTimeAsync(60_000);
  expect(outcomes).toEqual([]);
  getWorker(0).send({kind: 'ready'});
  await vi.advanceTimersByTimeAsync(1_999);
  expect(getWorker(0).requests).toMatchObject([{input: 'slow'}]);
  expect(outcomes).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(outcomes).toEqual([true]);
  expect(getWorker(0).isTerminated).toBe(true);

  decode('fast');
  getWorker(1).send({kind: 'ready'});
  await vi.advanceTimersByTimeAsync(0);
  const id = getWorker(1).requests[0]?.id ?? 0;
  const answer = {id, kind: 'result', result: [], links: {}} as never;
  getWorker(1).send(answer);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(outcomes).toEqual([true, answer]);
  expect(getWorker(1).isTerminated).toBe(false);
});

it('code that does not load is reported, and loaded again for the next input', async () => {
  const {decodeInWorker, TimeLimitError} =
    await import('../../../src/features/decoder/ui/client');
  const failure = decodeInWorker('0x', []).catch((error: unknown) => error);
  getWorker(0).dispatchEvent(new Event('error'));
  expect(await failure).toBeInstanceOf(Error);
  expect(await failure).not.toBeInstanceOf(TimeLimitError);
  void decodeInWorker('0x', []);
  expect(ControlledWorker.started).toHaveLength(2);
});
