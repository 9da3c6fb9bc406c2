import type {CustomAbi} from '../customAbi';
import type {CustomMember} from '../signatures';
import type {DecodeResult} from '../verdict/verdict';
import type {Links} from './links';

/** What the page asks the worker. */
export type WorkerRequest = {readonly id: number} & (
  | {
      readonly kind: 'decode';
      readonly input: string;
      /** Members of the custom ABI. */
      readonly members: readonly CustomMember[];
    }
  | {readonly kind: 'abi'; readonly text: string}
);

export type WorkerResponse =
  | {readonly kind: 'ready'}
  | {
      readonly id: number;
      readonly kind: 'result';
      readonly result: DecodeResult;
      readonly links: Links;
    }
  | {readonly id: number; readonly kind: 'abi'; readonly abi: CustomAbi};
