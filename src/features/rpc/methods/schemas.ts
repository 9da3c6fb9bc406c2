import type {JsonSchema} from './types';

/** Pieces that the methods share. */
export const address: JsonSchema = {type: 'string', pattern: '^0x[0-9a-fA-F]{40}$', description: 'an address: 0x and 40 hex digits'};
export const hash: JsonSchema = {type: 'string', pattern: '^0x[0-9a-fA-F]{64}$', description: '32 bytes: 0x and 64 hex digits'};
export const quantity: JsonSchema = {
  type: 'string',
  pattern: '^0x(0|[1-9a-fA-F][0-9a-fA-F]*)$',
  description: 'a hex quantity without leading zeros, such as "0x5208"',
};
export const bytes: JsonSchema = {type: 'string', pattern: '^0x([0-9a-fA-F]{2})*$', description: 'hex data with two digits a byte'};
export const rawTransaction: JsonSchema = {
  type: 'string',
  pattern: '^0x([0-9a-fA-F]{2})+$',
  description: 'a signed transaction as hex data',
};
