import {escapeRegExp} from '@site/src/lib/text';
import {ethSendRawTransaction} from '@site/src/features/rpc/methods/linea';

/** A request that a node or a wallet refused, and no contract: there is no data that says why. */
export interface WalletError {
  /** Who refused, and why. */
  readonly what: string;
  readonly fix: string;
}

const general: readonly (readonly [RegExp, WalletError])[] = [
  [/\buser (?:rejected|denied)|ACTION_REJECTED/i, {what: 'The request was declined in the wallet', fix: 'Nothing was sent. Repeat it, and confirm it in the wallet.'}],
  [
    /insufficient funds|exceeds the balance of the account|transaction up-front cost/i,
    {what: 'The account cannot pay for the transaction', fix: 'Its balance has to cover the value and the gas limit times the price of gas. Fund the account, or lower these.'},
  ],
  [
    /nonce too low|nonce has already been used|NONCE_EXPIRED/i,
    {what: 'The nonce was used already', fix: 'Take the next one: eth_getTransactionCount with the block tag pending returns it.'},
  ],
];

/** Messages of Linea's nodes that say all; of those that end in a reason, the reason says it. */
const ofNodes = ethSendRawTransaction.errors.filter(({message}) => !message.endsWith(': <REASON>'));

/** Why a node or a wallet refused a request. */
export function findWalletError(text: string): WalletError | undefined {
  for (const {message, fix} of ofNodes) {
    const words = new RegExp(escapeRegExp(message).replaceAll(/<[A-Z]+>/g, '[^\\s"\\\\]{1,80}'), 'i').exec(text)?.[0];
    if (words) return {what: `The node refused the transaction: ${words}`, fix};
  }
  return general.find(([words]) => words.test(text))?.[1];
}
