import {ethSendRawTransaction} from '@site/src/features/rpc/methods/linea';
import {escapeRegExp} from '@site/src/lib/text';

/** What an error message means, and how to fix the problem. */
export interface Diagnosis {
  readonly title: string;
  readonly fix: string;
  readonly link?: {readonly label: string; readonly to: string};
}

type Row = readonly [
  pattern: RegExp,
  title: string,
  fix: string,
  link?: Diagnosis['link'],
];

const sendErrorsLink = {
  label: 'Errors of eth_sendRawTransaction',
  to: '/api/reference/eth-sendrawtransaction#errors',
};
const estimateGasLink = {
  label: 'linea_estimateGas',
  to: '/api/reference/linea-estimategas',
};

const fundsTitle = 'The account cannot pay for the transaction';
const fundsFix =
  'Its balance must cover the value plus the gas limit times the gas price. Fund the account, or lower these values.';
const baseFeeTitle = 'The fee cap is below the base fee';
const baseFeeFix =
  'Raise maxFeePerGas above the base fee of the next block, or let linea_estimateGas price the transaction.';
const intrinsicGasTitle = 'The gas limit does not cover the transaction itself';
const intrinsicGasFix =
  'A transaction costs 21,000 gas, and more with calldata or code. Estimate the gas, or leave the limit to your wallet.';
const nonceUsedTitle = 'The nonce has already been used';
const nonceUsedFix =
  'Use the next nonce, which eth_getTransactionCount returns for the block tag pending.';
const nonceGapTitle = 'The nonce is too high';
const nonceGapFix =
  'An earlier transaction is missing. Send the one with the nonce that eth_getTransactionCount returns for pending, or reset the account in the wallet.';
const replacementTitle = 'A pending transaction has the same nonce';
const replacementFix =
  'To replace it, raise both fees by at least 10%, preferably 30%. Otherwise wait until it is in a block; how long that takes depends on its fees.';
const alreadyKnownTitle = 'The node already has this transaction';
const alreadyKnownFix =
  'It was sent before: look for its hash, and do not send it again.';
const wrongNetworkTitle = 'The wallet or node is on another network';
const wrongNetworkFix =
  'Switch to Linea Mainnet (chain 59144) or Linea Sepolia (chain 59141), whichever the app expects.';
const rateLimitTitle = 'The endpoint received too many requests';
const rateLimitFix =
  'Wait, send fewer or batched requests, or use an endpoint with a key: the public one is rate-limited.';
const providersLink = {
  label: 'Node providers',
  to: '/get-started/tooling/node-providers',
};
const tipTitle = 'maxPriorityFeePerGas is above maxFeePerGas';
const tipFix =
  'The fee cap includes the tip: raise maxFeePerGas or lower maxPriorityFeePerGas.';
const noWalletTitle = 'No wallet is connected';
const noWalletFix =
  'Connect a wallet first, or give the client an account. In a browser without a wallet there is no window.ethereum.';
const noContractTitle = 'The call went to an address without a contract';
const noContractFix =
  'Check the address and the network: the contract may be on a different network, or not deployed yet.';

/** Requests rejected before any contract code ran. The first match wins. */
const rejections: readonly Row[] = [
  [
    /\buser (?:rejected|denied|canceled|cancelled)|ACTION_REJECTED/i,
    'The request was declined in the wallet',
    'Nothing was sent. Send the request again, and confirm it in the wallet.',
  ],
  [
    /Unrecognized chain ID|["']?code["']?\s*[:=]\s*["']?4902\b/,
    'The wallet does not know the network',
    'Add it with wallet_addEthereumChain, then switch to it with wallet_switchEthereumChain.',
    {label: 'Network information', to: '/get-started/build/network-info'},
  ],
  // Before the next row, because Nethermind reports a missing state with the code -32002.
  [
    /missing trie node|historical state|world state unavailable|no state available|state .{0,80} is not available|old data not available|(?:header|\bblock) not found|unknown block|\d could not be found|pruned/i,
    'The node does not have the state of that block',
    'It may be out of sync, or may not keep history: use an archive node, or ask for a newer block.',
    providersLink,
  ],
  [
    /already pending for origin|already processing eth_requestAccounts|["']?code["']?\s*[:=]\s*["']?-32002\b/i,
    'A request is still pending in the wallet',
    'Open the wallet, and confirm or decline it before you send the next request.',
  ],
  [
    /has not been authorized by the user|["']?code["']?\s*[:=]\s*["']?4100\b/,
    'The app is not allowed to use this account',
    'Connect it: eth_requestAccounts asks for permission.',
  ],
  [
    /preVerificationGas/,
    "The user operation's preVerificationGas is too low",
    'Use the value that eth_estimateUserOperationGas returns. It pays the bundler for the calldata, whose cost tracks L1 gas prices.',
  ],
  [
    /maxPriorityFeePerGas\b[^\n]{0,40}\bmust be at least/i,
    "The user operation's maxPriorityFeePerGas is too low",
    'Fetch the gas price from the bundler shortly before you sign.',
  ],
  [
    /maxFeePerGas\b[^\n]{0,40}\bmust be at least/i,
    "The user operation's maxFeePerGas is too low",
    'Fetch the gas price from the bundler shortly before you sign.',
  ],
  [
    /throttled or banned/i,
    'The bundler is temporarily rejecting this contract',
    'Too many operations that use it have failed. Find out why, then wait a few minutes or use another bundler.',
  ],
  [
    /cannot be higher than the fee cap|max priority fee per gas (?:exceeds|higher than) max fee per gas/i,
    tipTitle,
    tipFix,
  ],
  [
    /cannot be lower than the block base fee|less than block base fee|below current base fee|too low for the next block|MaxFeePerGas too low|fee cap (?:less|lower) than/i,
    baseFeeTitle,
    baseFeeFix,
    estimateGasLink,
  ],
  [
    /exceeds the configured cap/i,
    "The fee is above the node's limit",
    'The node rejects fees above a limit. Usually a value is in the wrong unit: check the gas limit, and the gas price, which is in wei.',
  ],
  [
    /insufficient funds|\bInsufficientFunds,|exceeds the balance of the account|up-?front cost|doesn't have enough funds|lack of funds/i,
    fundsTitle,
    fundsFix,
  ],
  [
    /replacement (?:transaction underpriced|fee too low)|REPLACEMENT_UNDERPRICED/i,
    replacementTitle,
    replacementFix,
  ],
  [
    /nonce too high|higher than the next one expected|too distant from current sender nonce|NonceGap|nonce gap|gapped-nonce/i,
    nonceGapTitle,
    nonceGapFix,
  ],
  [
    /nonce too low|nonce has already been used|NONCE_EXPIRED|lower than the current nonce/i,
    nonceUsedTitle,
    nonceUsedFix,
  ],
  [/\balready ?known\b|known transaction/i, alreadyKnownTitle, alreadyKnownFix],
  [
    /transaction underpriced|gas price too low|below configured minimum/i,
    'The gas price is below what the node accepts',
    'Price the transaction with linea_estimateGas.',
    estimateGasLink,
  ],
  [
    /intrinsic gas|provided for the transaction is too low|requires at least \d+ gas/i,
    intrinsicGasTitle,
    intrinsicGasFix,
  ],
  [
    /gas required exceeds allowance/i,
    'The call needs more gas than the account can pay for or a block allows',
    'Fund the account, or lower the gas price used for the estimate. If both are fine, the call fails for another reason: repeat it with eth_call to see which.',
  ],
  [
    /exceeds (?:the )?block gas limit|exceeds the limit allowed for the block/i,
    'The gas limit is above the block gas limit',
    'Lower the gas limit, or split the work over several transactions.',
  ],
  [
    /exceeded its compute units|too many requests|rate limit|request rate|(?:status|code|error|response|HTTP)\W{0,4}429\b|\b429 (?:Client|Too)|request exceeds defined limit|\blimit exceeded/i,
    rateLimitTitle,
    rateLimitFix,
    providersLink,
  ],
  [
    /does not match the (?:target chain|connection's chain)|network changed:|wrong chainid|invalid chain id|connected to a chain with id|chain id mismatch/i,
    wrongNetworkTitle,
    wrongNetworkFix,
  ],
  [
    /chain not configured/i,
    'The app does not know the network',
    'Add linea or lineaSepolia to the chains in its configuration.',
  ],
  [
    /replay-protected|ChainId is required/i,
    'The transaction has no chain ID',
    'Sign it with the chain ID (EIP-155): 59144 on Linea Mainnet, 59141 on Linea Sepolia.',
  ],
  [
    /invalid sender/i,
    'The signature does not match the transaction',
    'Sign it again, with the chain ID of the network, and do not change any field afterwards.',
  ],
  [
    /timed out while waiting for transaction|may not be processed on a block yet|is not in the chain after/i,
    'The transaction is not in a block yet',
    'Look for its hash in an explorer and wait longer, or send it again with the same nonce and higher fees.',
  ],
  [
    /transaction was replaced|TRANSACTION_REPLACED/i,
    'Another transaction replaced this one',
    "It had the same nonce, as when a wallet speeds up or cancels a transaction. Look for the replacement's hash.",
  ],
  [
    /DecodeLog(?:Topics|Data)Mismatch|Expected a topic for indexed event parameter/i,
    'The log does not match the event in the ABI',
    'The contract does not index the same fields as the ABI. ERC-20 and ERC-721 share the topic of Transfer, and only ERC-721 indexes the third field.',
  ],
  [
    /does not have any code|no contract code at/i,
    noContractTitle,
    noContractFix,
  ],
  [
    /InvalidAddressError|AbiEncodingLengthMismatchError|bad address checksum|INVALID_ARGUMENT/,
    'A value in the call does not match the ABI',
    'The library rejected it before sending anything. An address has 40 hex digits, whose capitalization is a checksum; a number must not be empty.',
  ],
  [
    /\b(?:Function|Event) "[^"]*" not found on ABI/,
    'The ABI does not have this member',
    'Check the name, and that the ABI belongs to this contract.',
  ],
  [
    /oversized data|transaction size \d+, limit/i,
    'The transaction is too large',
    'A node accepts at most 128 KB. Send less data in one transaction.',
  ],
  [
    /max initcode size exceeded/i,
    'The code to deploy is too large',
    'Creation code may have at most 49,152 bytes, and deployed code 24,576: split the contract, or turn on the optimizer.',
  ],
  [
    /execution aborted \(timeout|request timed out|request timeout|timeout exceeded/i,
    'The node timed out',
    'Make the call smaller, for example with a shorter block range, or use your own node.',
  ],
  [
    /returned more than \d+ results|block range (?:is )?too (?:large|wide)|query exceeds max|range exceeds maximum/i,
    "The query's block range contains too many logs",
    'Use a shorter block range, or fewer addresses and topics.',
  ],
  [
    /filter not found/i,
    'The node no longer has the filter',
    'Nodes drop unused filters, and several nodes can share one URL. eth_getLogs needs no filter.',
  ],
  [
    /method \S+ (?:does not exist|not found|is not (?:available|supported))|method not (?:found|enabled)|method in denied|-32601/i,
    'The endpoint does not support the method',
    'Public endpoints do not offer debug, trace and wallet methods. Use a provider that does, or your own node.',
    providersLink,
  ],
  [
    /must be authenticated|invalid api key|\bunauthorized\b|\bproject id\b/i,
    'The endpoint requires a valid key',
    'Check the key in the URL, and the networks that it is valid for.',
    providersLink,
  ],
  [
    /transaction type (?:is )?not supported|unsupported transaction type|TX_NOT_ALLOWED/i,
    'The network does not support transactions of this type',
    'Send a supported type: type 2 (EIP-1559) works everywhere.',
  ],
  [
    /exceeds (?:the )?max(?:imum)?[^\n]{0,20} gas limit|gas limit (?:is )?too high/i,
    'The gas limit is above what one transaction may use',
    'Lower the gas limit, or split the work over several transactions.',
  ],
  [
    /invalid argument \d|invalid params?\b|cannot unmarshal|-32602/i,
    'A request parameter is invalid',
    "Compare the parameters with the method's reference page: quantities are hexadecimal without leading zeros, data has two digits per byte.",
    {label: 'JSON-RPC API', to: '/api/reference'},
  ],
  [
    /connector not connected|contract runner does not support sending|provider not found|could not find an account|connector not found|no ethereum provider|reading 'request'/i,
    noWalletTitle,
    noWalletFix,
  ],
  [
    /\bECONNREFUSED\b|\bENOTFOUND\b|failed to fetch|fetch failed|\bnoNetwork\b|failed to detect network|cannot connect to the network|HTTP request failed|missing response/i,
    'The endpoint could not be reached',
    'Check the URL and the connection. In a browser, a missing CORS header causes the same error.',
    providersLink,
  ],
];

/** Failed calls without error data whose message states the cause. */
const failures: readonly Row[] = [
  [/call to (?:a )?non-contract/i, noContractTitle, noContractFix],
  [
    /function selector was not recognized/i,
    'The contract does not have the function that was called',
    'Check the address and the ABI. A proxy may point to a different implementation, and a contract needs a receive function to accept ether.',
  ],
  [
    /function was called with incorrect parameters/i,
    'The calldata does not match the function',
    'Compare the ABI that encoded the call with the contract at the address.',
  ],
  [
    /non-payable function was called with value/i,
    'The function is not payable, but ether was sent',
    'Send the call without ether.',
  ],
  [
    /should be payable if you send value/i,
    'The call reverted without a reason',
    'The function must be payable if you send ether, and the account must have that much. A require without a message looks the same.',
  ],
  [
    /returned an unexpected amount of data|cannot decode return data/i,
    'The called contract returned unexpected data',
    'It does not have the function, or has a different version of it: check the interface against the address.',
  ],
  [
    /code is too large|max code size exceeded|above the contract size limit/i,
    'The contract is too large',
    'Deployed code may have at most 24,576 bytes: split it, or turn on the optimizer.',
  ],
  [
    /invalid opcode/i,
    'The code executed an invalid instruction',
    "Either an assert failed (Solidity before 0.8), or the code was compiled for instructions that the network lacks: set the compiler's EVM version.",
  ],
  [
    /cannot estimate gas|UNPREDICTABLE_GAS_LIMIT|failed to estimate gas/i,
    'The gas could not be estimated, because the call reverts',
    'The text does not contain the reason: repeat the call with cast call or eth_call, which return the error data.',
  ],
  [
    /Internal JSON-RPC error/i,
    "The wallet hides the node's response",
    'Look for the error data in the console, at error.data.cause or error.info, and paste it with everything around it. Or repeat the call with cast call.',
  ],
  [
    /\bout of gas\b|run out of gas|OutOfGas/i,
    'The call ran out of gas',
    'Raise the gas limit. If no limit is enough, look for an infinite loop.',
  ],
];

const toDiagnosis = ([, title, fix, link]: Row): Diagnosis => ({
  title,
  fix,
  ...(link && {link}),
});

/** Self-explanatory messages from Linea's nodes. linea_estimateGas sends them without the hash; messages that end in a reason are handled by revertReasons.ts. */
const nodeMessages = ethSendRawTransaction.errors.filter(
  ({message}) => !message.endsWith(': <REASON>'),
);

/** Finds why a node, wallet or bundler rejected a request before any contract code ran. */
export function findRejection(text: string): Diagnosis | undefined {
  for (const {message, fix} of nodeMessages) {
    const match = new RegExp(
      escapeRegExp(message)
        .replace('<HASH> ', '(?:<HASH> )?')
        .replaceAll(/<[A-Z]+>/g, '[^\\s"\\\\]{1,80}'),
      'i',
    ).exec(text)?.[0];
    if (match)
      return {
        title: `The node rejected the transaction: ${match}`,
        fix,
        link: sendErrorsLink,
      };
  }
  const row = rejections.find(([pattern]) => pattern.test(text));
  return row && toDiagnosis(row);
}

/** Finds the cause of a failure without error data, if the message states the cause. */
export function findCause(text: string): Diagnosis | undefined {
  const row = failures.find(([pattern]) => pattern.test(text));
  return row && toDiagnosis(row);
}
