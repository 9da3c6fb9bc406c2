import {formatEther, getAddress, parseTransaction, type Hex} from 'viem';

/** A signed transaction: what it does, as a sentence, and the calldata in it. */
export interface SignedTransaction {
  readonly sentence: string;
  readonly data: Hex | undefined;
}

/** What `eth_sendRawTransaction` sends, of any type. Undefined for bytes that are no transaction. */
export function decodeTransaction(bytes: Hex): SignedTransaction | undefined {
  let transaction: ReturnType<typeof parseTransaction>;
  try {
    transaction = parseTransaction(bytes);
  } catch {
    return undefined;
  }
  const {chainId, nonce = 0, to, value = 0n, data} = transaction;
  const amount = `${formatEther(value)} ETH`;
  let does = to ? `sends ${amount} to ${getAddress(to)}` : 'creates a contract';
  if (to && data) does = `calls ${getAddress(to)}${value ? ` with ${amount}` : ''}`;
  return {
    sentence: `This is a signed transaction with nonce ${nonce} for ${chainId ? `chain ${chainId}` : 'any chain'}. It ${does}.`,
    data: to ? data : undefined,
  };
}
