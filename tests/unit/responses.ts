import {readFileSync} from 'node:fs';
import type {HttpResponse, Transport} from '../../src/lib/http';

export const createResponse = ({
  status = 200,
  ...response
}: Partial<HttpResponse>): HttpResponse => ({
  status,
  ok: status < 300,
  headers: {},
  text: '',
  isTruncated: false,
  ...response,
});

/** Creates a transport that receives the given response. */
export const createTransport =
  (response: Partial<HttpResponse>): Transport =>
  () =>
    Promise.resolve({response: createResponse(response)});

interface RecordedResponse {
  readonly response: Readonly<Record<string, unknown>>;
  readonly httpStatus?: string;
}

/** Reads a response that an endpoint gave, by the name of its file. */
export const readRecordedResponse = (name: string): RecordedResponse =>
  JSON.parse(
    readFileSync(`tests/fixtures/recorded/${name}.json`, 'utf8'),
  ) as RecordedResponse;
