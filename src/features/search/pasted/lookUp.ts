import {getAddress} from 'viem/utils';
import type {KnownAddress} from '../../addresses/addressIndex';

// Runs in the search worker. Each list is a file of its own, which loads on first use.

export interface FoundAddress {
  /** With its checksum. */
  readonly address: string;
  /** Whether the case of the letters contradicts the checksum. */
  readonly hasWrongChecksum: boolean;
  /** What is at the address, on each network. */
  readonly records: readonly KnownAddress[];
}

/** Says what is known about an address of any case. */
export function matchAddress(
  text: string,
  addresses: readonly KnownAddress[],
): FoundAddress {
  const digits = text.slice(2);
  const address = getAddress(`0x${digits.toLowerCase()}`);
  // Without a mix of upper and lower case, there is no checksum.
  const hasChecksum =
    digits !== digits.toLowerCase() && digits !== digits.toUpperCase();
  return {
    address,
    hasWrongChecksum: hasChecksum && digits !== address.slice(2),
    records: addresses.filter((record) => record.address === address),
  };
}

/** Loads the addresses, and says what is known about one. */
export async function findAddress(text: string): Promise<FoundAddress> {
  const {default: addresses} = await import(
    /* webpackChunkName: 'search-addresses' */ '@site/generated/addresses.json'
  );
  return matchAddress(text, addresses);
}

/** Returns a member's name as it is written in contracts; undefined if no known contract has it. */
export async function findName(text: string): Promise<string | undefined> {
  const {default: names} = await import(
    /* webpackChunkName: 'search-names' */ '@site/generated/decoder-names.json'
  );
  return names.includes(text)
    ? text
    : names.find((name) => name.toLowerCase() === text.toLowerCase());
}
