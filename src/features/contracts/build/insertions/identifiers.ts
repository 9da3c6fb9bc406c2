import type {Member} from '../../data';
import type {Phrase} from '../nodes';
import {code, strong} from '../nodes';

/** What stands in calldata, logs and revert data: selector or topic, and the signature behind it. */
export function identifiers(member: Member): Phrase[][] {
  const {hex, signature, kind} = member;
  if (!hex) return [];
  const hash = kind === 'constant' ? member.fact.hash : undefined;
  return [
    [strong(kind === 'event' ? 'Topic 0:' : 'Selector:'), ' ', code(hex), ' of ', code(signature)],
    ...(hash ? [[strong('Value:'), ' ', code(hash)]] : []),
  ];
}
