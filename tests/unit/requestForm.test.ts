import {act} from 'react';
import {describe, expect, it, vi} from 'vitest';
import {requestFromWorker} from '../../src/features/request/crossOriginWorker';
import {
  getPublicEndpoint,
  type Endpoint,
} from '../../src/features/request/endpoint';
import {useRequestForm} from '../../src/features/request/useRequestForm';
import {renderHook} from './renderHook';

const publicEndpoint = getPublicEndpoint('linea');
const ownUrl = 'https://node.test/key';

/** A form of which the test answers the requests. */
async function openForm(
  options: Partial<Parameters<typeof useRequestForm<string>>[0]> = {},
) {
  const requests: {
    readonly url: string;
    readonly signal: AbortSignal;
    readonly answer: (result: string) => void;
  }[] = [];
  const sendRequest = ({url}: Endpoint, signal: AbortSignal) =>
    new Promise<string>((answer) => requests.push({url, signal, answer}));
  const form = await renderHook(useRequestForm<string>, {
    selected: publicEndpoint,
    sendRequest,
    ...options,
  });
  const preventDefault = vi.fn();
  return {
    form,
    requests,
    preventDefault,
    submit: () =>
      act(async () => form.current.submit({preventDefault} as never)),
    enterUrl: (url: string) => act(async () => form.current.setCustomUrl(url)),
    answer: (index: number, result: string) =>
      act(async () => requests[index]?.answer(result)),
  };
}

describe('a request form', () => {
  it('sends nothing before the reader submits it, and then shows the result', async () => {
    const {form, requests, preventDefault, submit, answer} = await openForm();
    expect(requests).toEqual([]);
    expect(form.current.shouldShowProblems).toBe(false);
    await submit();
    expect(preventDefault).toHaveBeenCalled();
    expect(requests).toMatchObject([{url: 'https://rpc.linea.build'}]);
    expect(form.current).toMatchObject({isSending: true, result: undefined});
    await submit();
    expect(requests).toHaveLength(1);
    await answer(0, 'block 1');
    expect(form.current).toMatchObject({isSending: false, result: 'block 1'});
    await submit();
    expect(form.current).toMatchObject({isSending: true, result: undefined});
  });

  it('asks for the reader’s own URL, and says why it sends nothing without it', async () => {
    const {form, requests, submit, enterUrl, answer} = await openForm({
      selected: undefined,
    });
    expect(form.current.endpoint.host).toBe('this endpoint');
    await submit();
    await submit();
    expect(requests).toEqual([]);
    expect(form.current).toMatchObject({
      shouldShowProblems: true,
      rejectedAttempts: 2,
      notice: {kind: 'rejection', text: form.current.urlProblem},
    });
    expect(form.current.urlProblem).toContain('Enter the complete URL');
    await enterUrl(` ${ownUrl} `);
    expect(form.current.endpoint).toEqual({url: ownUrl, host: 'node.test'});
    await submit();
    expect(requests).toMatchObject([{url: ownUrl}]);
    expect(form.current.notice).toBeUndefined();
    await answer(0, 'block 1');
    expect(form.current.result).toBe('block 1');
    await enterUrl('https://other.test');
    expect(form.current.result).toBeUndefined();
  });

  it('checks its values before it sends them, and discards the result for the values before', async () => {
    const findProblem = vi.fn((): string | undefined => undefined);
    const {form, requests, submit, answer} = await openForm({
      findProblem,
      showsProblems: true,
    });
    expect(form.current.shouldShowProblems).toBe(true);
    await submit();
    await answer(0, 'block 1');
    findProblem.mockReturnValue('the block is missing.');
    await submit();
    expect(findProblem).toHaveBeenCalledWith(undefined);
    expect(requests).toHaveLength(1);
    expect(form.current).toMatchObject({
      result: undefined,
      notice: {text: 'the block is missing.'},
    });
  });

  it('shows problems when the reader leaves a field', async () => {
    const {form} = await openForm();
    await act(async () => form.current.showProblems());
    expect(form.current.shouldShowProblems).toBe(true);
  });

  it('shows the outcome of a cancelled request, but not of one for other values', async () => {
    const {form, requests, submit, answer} = await openForm();
    await submit();
    await act(async () => form.current.cancel());
    expect(requests[0]?.signal.aborted).toBe(true);
    await answer(0, 'cancelled');
    expect(form.current.result).toBe('cancelled');

    await submit();
    await act(async () => form.current.reset());
    expect(requests[1]?.signal.aborted).toBe(true);
    expect(form.current.isSending).toBe(false);
    await answer(1, 'late');
    expect(form.current.result).toBeUndefined();
  });

  it('replaces a pending request by one that is sent without a check', async () => {
    const {form, requests, submit, answer} = await openForm();
    await submit();
    await act(async () => form.current.send(publicEndpoint));
    expect(requests[0]?.signal.aborted).toBe(true);
    await answer(0, 'first');
    expect(form.current).toMatchObject({isSending: true, result: undefined});
    await answer(1, 'second');
    expect(form.current.result).toBe('second');
  });

  it('aborts its request when the reader leaves the page', async () => {
    const idle = await openForm();
    await expect(idle.form.unmount()).resolves.toBeUndefined();
    const {form, requests, submit} = await openForm();
    await submit();
    expect(requests[0]?.signal.aborted).toBe(false);
    await form.unmount();
    expect(requests[0]?.signal.aborted).toBe(true);
  });
});

describe('a request to the reader’s own URL', () => {
  const response = {response: {status: 200}};
  it.each([
    ['shows the response', 'message', response, response],
    ['reports a worker that fails', 'error', undefined, 'unreachable'],
    ['reports that the reader cancelled it', 'abort', undefined, 'cancelled'],
    [
      'reports that the time is over',
      'abort',
      new DOMException('', 'TimeoutError'),
      'timeout',
    ],
  ])(
    '%s, and ends the worker',
    async (_, event, detail: unknown, expected: unknown) => {
      const worker = {
        postMessage: vi.fn(),
        terminate: vi.fn(),
        onmessage: vi.fn(),
        onerror: vi.fn(),
      };
      vi.stubGlobal('Worker', function Worker() {
        return worker;
      });
      const controller = new AbortController();
      const init = {method: 'POST'};
      const result = requestFromWorker(ownUrl, init, controller.signal);
      expect(worker.postMessage).toHaveBeenCalledWith({url: ownUrl, init});
      expect(worker.terminate).not.toHaveBeenCalled();
      if (event === 'message') worker.onmessage({data: detail});
      else if (event === 'error') worker.onerror();
      else controller.abort(detail);
      expect(await result).toEqual(
        typeof expected === 'string' ? {failure: expected} : expected,
      );
      expect(worker.terminate).toHaveBeenCalled();
    },
  );
});
