/**
 * Messages of nodes, bundlers, providers, wallets and tools: what each means, and what to do. The decoder and the playground read them
 * here; the messages of documented methods are in src/features/rpc/methods.
 */
export interface KnownMessage {
  /** All of these must be in the message, in lower case; `a|b` stands for either. */
  readonly says?: readonly string[];
  /** JSON-RPC codes that mean this if nothing in the text says more. */
  readonly codes?: readonly number[];
  /** Who reports it. What is only transport or only reports another failure explains less than what names a cause. */
  readonly from:
    | 'node'
    | 'bundler'
    | 'wallet'
    | 'library'
    | 'tool'
    | 'provider'
    | 'report'
    | 'transport';
  /** A sentence without a full stop; `{number}` stands for the limit in the message. */
  readonly title: string;
  /** Instead of `title` if the message has a limit. */
  readonly titleWithNumber?: string;
  readonly fix: string;
  readonly link?: {readonly label: string; readonly to: `/${string}`};
  /** Set if the words report a failure at any log level and without an error around them. */
  readonly isUnmistakable?: true;
}

const links = {
  estimateGas: {
    label: 'linea_estimateGas',
    to: '/api/reference/linea-estimategas',
  },
  providers: {
    label: 'Node providers',
    to: '/get-started/tooling/node-providers',
  },
  network: {
    label: 'Network information',
    to: '/get-started/build/network-info',
  },
  logs: {
    label: 'Logs and filters',
    to: '/api/reference/logs-and-filters',
  },
  reference: {label: 'JSON-RPC API', to: '/api/reference'},
  verify: {
    label: 'Verify a contract',
    to: '/get-started/how-to/verify-smart-contract',
  },
  nodes: {label: 'Run a node', to: '/get-started/how-to/run-a-node'},
} as const;

const noContract = {
  title: 'The call went to an address without a contract',
  fix: 'Check the address and the network: the contract may be on a different network, or not deployed yet.',
} as const;
const fetchFees =
  'Fetch the gas price from the bundler shortly before you sign.';
const keepHistory =
  'It may be out of sync, or may not keep history: use an archive node, or ask for a newer block.';
const codeTooLarge =
  'Deployed code may have at most 24,576 bytes, and creation code 49,152: split the contract, or turn on the optimizer.';

/** If several messages match, the one further up explains the failure. */
export const knownMessages: readonly KnownMessage[] = [
  {
    says: [
      'user rejected|user denied|user cancel|user refused|rejected by user|action_rejected|user disapproved|rejected the request',
    ],
    from: 'wallet',
    codes: [4001, 5000],
    title: 'The request was declined in the wallet',
    fix: 'Nothing was sent. Send the request again, and confirm it in the wallet.',
  },
  {
    says: [
      '7702',
      'not supported|unsupported|not allowed|disabled|cannot|not enabled|upgrade',
    ],
    from: 'wallet',
    title: 'The wallet does not take EIP-7702 transactions from a site',
    fix: 'Call wallet_sendCalls, with which the wallet delegates by itself, or sign the authorization with a key that your code holds.',
  },
  {
    says: [
      'unrecognized chain|unknown chain id|does not match a configured networkconfiguration|chain has not been added|chain not added|network is not configured in the wallet|try adding the chain',
    ],
    from: 'wallet',
    codes: [4902],
    title: 'The wallet does not know the network',
    fix: 'Add it with wallet_addEthereumChain, then switch to it with wallet_switchEthereumChain. If the wallet has it, update the wallet.',
    link: links.network,
  },
  {
    says: [
      'chain|chainid|domain',
      'must match the active chainid|must match the active chain',
    ],
    from: 'wallet',
    title: 'The typed data is for another network than the wallet',
    fix: 'Switch the wallet to the chain in the domain of the typed data, or sign with the chain ID of the wallet’s network.',
  },
  {
    says: [
      'typed data|typeddata|eip-712|eip712|signtypeddata',
      'invalid|missing|unsupported|not supported|must be|mismatch|malformed|failed',
    ],
    from: 'wallet',
    title: 'The wallet refuses the typed data',
    fix: 'Send it as JSON to eth_signTypedData_v4: types must contain EIP712Domain and every type that is used, and numbers must fit their types.',
  },
  {
    says: [
      'already pending for origin|already processing eth_requestaccounts|request already pending|resource not available',
    ],
    from: 'wallet',
    codes: [-32_002],
    title: 'A request is still pending in the wallet',
    fix: 'Open the wallet, and confirm or decline it before you send the next request.',
  },
  {
    says: [
      'not been authorized by the user|has not been authorized|account not authorized',
    ],
    from: 'wallet',
    codes: [4100],
    title: 'The app is not allowed to use this account',
    fix: 'Connect it: eth_requestAccounts asks for permission.',
  },
  {
    says: [
      'missing trie node|historical state|world state unavailable|no state available|old data not available|header not found|unknown block|could not be found|pruned|state is not available|requested state|block not found|data is not available for',
    ],
    from: 'node',
    title: 'The node does not have the state of that block',
    fix: keepHistory,
    link: links.providers,
  },
  {
    says: [
      'state',
      'is not available|not be available|unavailable',
      'block|root|0x',
    ],
    from: 'node',
    title: 'The node does not have the state of that block',
    fix: keepHistory,
    link: links.providers,
  },
  {
    says: [
      'preverificationgas|pre verification gas|pre-verification gas',
      'too low|not enough|below|less than|at least|must be|insufficient|expected|required|minimum',
    ],
    from: 'bundler',
    title: "The user operation's preVerificationGas is too low",
    fix: 'Use the value that eth_estimateUserOperationGas returns. It pays the bundler for the calldata, whose cost tracks L1 gas prices.',
  },
  {
    says: [
      'maxpriorityfeepergas',
      'must be at least|too low|below|less than the minimum|at least',
    ],
    from: 'bundler',
    title: "The user operation's maxPriorityFeePerGas is too low",
    fix: fetchFees,
  },
  {
    says: ['maxfeepergas', 'must be at least|at least'],
    from: 'bundler',
    title: "The user operation's maxFeePerGas is too low",
    fix: fetchFees,
  },
  {
    says: ['throttled or banned|is banned|is throttled'],
    from: 'bundler',
    codes: [-32_504],
    title: 'The bundler is temporarily rejecting this contract',
    fix: 'Too many operations that use it have failed. Find out why, then wait a few minutes or use another bundler.',
  },
  {
    says: [
      'userop|user operation|useroperation|paymaster',
      'signature',
      'invalid|wrong|failed|incorrect|error',
    ],
    from: 'bundler',
    codes: [-32_507],
    title: 'The signature of the account or of the paymaster is wrong',
    fix: 'Sign the hash of exactly this operation, for this chain and this EntryPoint, and change no field afterwards. A paymaster signs last but one: before the account.',
  },
  {
    says: ['simulatehandleop', 'succe'],
    from: 'bundler',
    title:
      'The simulation of the user operation ended without the result that the bundler expects',
    fix: 'simulateHandleOp always reverts with its result. The bundler and the EntryPoint do not fit, or the node hides revert data: use the EntryPoint that eth_supportedEntryPoints lists, and another endpoint.',
  },
  {
    says: [
      'banned opcode|forbidden opcode|uses opcode|accessed forbidden|unstaked|not staked|stake too low|forbidden storage|storage access',
    ],
    from: 'bundler',
    codes: [-32_502, -32_505],
    title:
      'The validation of the user operation breaks a rule of bundlers (ERC-7562)',
    fix: 'Code that validates must not use this opcode or storage. Change the account or paymaster, or let it stake at the EntryPoint.',
  },
  {
    says: [
      'useroperation|userop|user operation',
      'expires|expired|not valid yet|short-lived|valid until|validuntil',
    ],
    from: 'bundler',
    codes: [-32_503],
    title: 'The user operation expires too soon, or is not valid yet',
    fix: 'Set a later validUntil and an earlier validAfter, and sign again.',
  },
  {
    says: [
      'max fee per blob gas|maxfeeperblobgas|blob gas fee|blob base fee|blobgasfeecap',
    ],
    from: 'node',
    title: 'maxFeePerBlobGas is below the blob base fee',
    fix: 'Raise it if you send the transaction on Layer 1. Linea takes no blob transactions.',
  },
  {
    says: [
      'cannot be higher than the fee cap|exceeds max fee per gas|higher than max fee per gas|priority fee per gas higher than',
    ],
    from: 'node',
    title: 'maxPriorityFeePerGas is above maxFeePerGas',
    fix: 'The fee cap includes the tip: raise maxFeePerGas or lower maxPriorityFeePerGas.',
  },
  {
    says: [
      'cannot be lower than the block base fee|less than block base fee|below current base fee|too low for the next block|maxfeepergas too low|fee cap less|fee cap lower|fee cap is lower|below the base fee|less than the base fee|max fee per gas less',
    ],
    from: 'node',
    title: 'The fee cap is below the base fee',
    fix: 'Raise maxFeePerGas above the base fee of the next block, or let linea_estimateGas price the transaction.',
    link: links.estimateGas,
  },
  {
    says: ['exceeds the configured cap'],
    from: 'node',
    title: "The fee is above the node's limit",
    fix: 'The node rejects fees above a limit. Usually a value is in the wrong unit: check the gas limit, and the gas price, which is in wei.',
  },
  {
    says: [
      'insufficient funds|insufficientfunds|exceeds the balance of the account|upfront cost|up-front cost|have enough funds|lack of funds|insufficient balance for|insufficient eth|not enough balance to',
    ],
    from: 'node',
    title: 'The account cannot pay for the transaction',
    fix: 'Its balance must cover the value plus the gas limit times the gas price. Fund the account, or lower these values.',
  },
  {
    says: [
      'replacement transaction underpriced|replacement fee too low|replacement_underpriced|replacement transaction',
    ],
    from: 'node',
    title: 'A pending transaction has the same nonce',
    fix: 'To replace it, raise both fees by at least 10%, preferably 30%. Otherwise wait until it is in a block; how long that takes depends on its fees.',
  },
  {
    says: [
      'nonce',
      'too high|higher than the next one expected|too distant|noncegap|nonce gap|gapped|future nonce',
    ],
    from: 'node',
    title: 'The nonce is too high',
    fix: 'An earlier transaction is missing. Send the one with the nonce that eth_getTransactionCount returns for pending, or reset the account in the wallet.',
  },
  {
    says: [
      'nonce',
      'too low|already been used|nonce_expired|lower than the current nonce|already used|nonce expired|below current|invalid transaction nonce',
    ],
    from: 'node',
    title: 'The nonce has already been used',
    fix: 'Use the next nonce, which eth_getTransactionCount returns for the block tag pending.',
  },
  {
    says: [
      'already known|alreadyknown|known transaction|already imported|already in mempool|already exists in the pool',
    ],
    from: 'node',
    title: 'The node already has this transaction',
    fix: 'It was sent before: look for its hash, and do not send it again.',
  },
  {
    says: [
      'transaction underpriced|below configured minimum|gas price below|max fee per gas is too low',
    ],
    from: 'node',
    title: 'The gas price is below what the node accepts',
    fix: 'Price the transaction with linea_estimateGas.',
    link: links.estimateGas,
  },
  {
    says: [
      'intrinsic gas|provided for the transaction is too low|requires at least|intrinsicgas',
    ],
    from: 'node',
    title: 'The gas limit does not cover the transaction itself',
    fix: 'A transaction costs 21,000 gas, and more with calldata or code. Estimate the gas, or leave the limit to your wallet.',
  },
  {
    says: ['gas required exceeds allowance'],
    from: 'node',
    title:
      'The call needs more gas than the account can pay for or a block allows',
    fix: 'Fund the account, or lower the gas price used for the estimate. If both are fine, the call fails for another reason: repeat it with eth_call to see which.',
  },
  {
    says: [
      'exceeds block gas limit|exceeds the block gas limit|exceeds the limit allowed for the block|block gas limit exceeded',
    ],
    from: 'node',
    title: 'The gas limit is above the block gas limit',
    fix: 'Lower the gas limit, or split the work over several transactions.',
  },
  {
    says: [
      'gas',
      'exceeds maximum|exceeds max|exceeds the maximum|gas limit too high|gas limit is too high|transaction gas limit cap|exceeds the max',
    ],
    from: 'node',
    title: 'The gas limit is above what one transaction may use',
    fix: 'Lower the gas limit, or split the work over several transactions.',
  },
  {
    says: [
      'returned more than|log response size exceeded|response size exceeded|more than * results|too many logs|logs matched by query exceeds',
    ],
    from: 'provider',
    title: 'The query finds more logs than the endpoint returns at once',
    titleWithNumber:
      'The query finds more logs than the endpoint returns at once: at most {number}',
    fix: 'Use a shorter block range, or fewer addresses and topics. Ask for half the range, and halve it again until the call succeeds; if the message suggests a range, start with that.',
    link: links.logs,
  },
  {
    says: [
      'range|blocks distance|blocks per|max blocks',
      'too large|too wide|too big|limited to|max|exceed|up to a|ranges over|larger than|greater than|more than|limit|at most|less number',
      'block|getlogs|range limit|max range',
    ],
    from: 'provider',
    title: 'The query spans more blocks than the endpoint allows',
    titleWithNumber:
      'The query spans more blocks than the endpoint allows: at most {number}',
    fix: 'The block range is too wide: ask for it in parts, each from the block after the last one, or take the range that the message suggests. Fewer logs or another plan may raise the limit.',
    link: links.logs,
  },
  {
    says: [
      'exceeded its compute units|too many requests|rate limit|request rate|ratelimit|request exceeds defined limit|limit exceeded|request count exceeded|requests per second|quota|throughput|credits|http 429|status 429|status: 429|status code 429|code 429|429 too many|429 client|response 429|"code":429|code: 429|throttl',
    ],
    from: 'provider',
    codes: [429, -32_005, -32_011, -32_029, -32_097],
    title: 'The endpoint received too many requests',
    fix: 'Wait, send fewer or batched requests, or use an endpoint with a key: the public one is rate-limited.',
    link: links.providers,
  },
  {
    says: [
      "does not match the target chain|connection's chain|network changed|wrong chainid|wrong chain id|invalid chain id|connected to a chain with id|chain id mismatch|chain mismatch|underlying network changed",
    ],
    from: 'library',
    title: 'The wallet or node is on another network',
    fix: 'Switch to Linea Mainnet (chain 59144) or Linea Sepolia (chain 59141), whichever the app expects.',
  },
  {
    says: [
      'chain',
      'not configured|not found|no chain was provided|not supported|unsupported chain',
    ],
    from: 'library',
    title: 'The app does not know the network',
    fix: 'Add linea or lineaSepolia to the chains in its configuration.',
  },
  {
    says: ['replay-protected|chainid is required'],
    from: 'node',
    title: 'The transaction has no chain ID',
    fix: 'Sign it with the chain ID (EIP-155): 59144 on Linea Mainnet, 59141 on Linea Sepolia.',
  },
  {
    says: ['invalid sender'],
    from: 'node',
    title: 'The signature does not match the transaction',
    fix: 'Sign it again, with the chain ID of the network, and do not change any field afterwards.',
  },
  {
    says: [
      'timed out while waiting for transaction|may not be processed on a block yet|is not in the chain after|not mined within|transaction was not mined',
    ],
    from: 'library',
    title: 'The transaction is not in a block yet',
    fix: 'Look for its hash in an explorer and wait longer, or send it again with the same nonce and higher fees.',
  },
  {
    says: ['transaction was replaced|transaction_replaced'],
    from: 'library',
    title: 'Another transaction replaced this one',
    fix: "It had the same nonce, as when a wallet speeds up or cancels a transaction. Look for the replacement's hash.",
  },
  {
    says: [
      'decodelogtopicsmismatch|decodelogdatamismatch|expected a topic for indexed event parameter',
    ],
    from: 'library',
    title: 'The log does not match the event in the ABI',
    fix: 'The contract does not index the same fields as the ABI. ERC-20 and ERC-721 share the topic of Transfer, and only ERC-721 indexes the third field.',
  },
  {
    says: [
      'does not have any code|no contract code at|call to non-contract|call to a non-contract|non-contract account|to non-contract address',
    ],
    from: 'library',
    ...noContract,
  },
  {
    says: [
      "returned no data|could not decode result data|cannot decode zero data|is contract deployed correctly|could not decode contract function call|returned values aren't valid",
    ],
    from: 'library',
    title: 'The call returned no data',
    fix: 'Most likely, there is no contract at this address on this network, or the contract does not have this function. Check the address, network and ABI.',
  },
  {
    says: [
      'invalidaddresserror|abiencodinglengthmismatch|bad address checksum|invalid_argument|invalid address|invalid bignumberish|types/values length mismatch',
    ],
    from: 'library',
    title: 'A value in the call does not match the ABI',
    fix: 'The library rejected it before sending anything. An address has 40 hex digits, whose capitalization is a checksum; a number must not be empty.',
  },
  {
    says: [
      'function "|event "|no matching',
      'not found on abi|no matching function|no matching fragment',
    ],
    from: 'library',
    title: 'The ABI does not have this member',
    fix: 'Check the name, and that the ABI belongs to this contract.',
  },
  {
    says: ['oversized data|transaction size'],
    from: 'node',
    title: 'The transaction is too large',
    fix: 'A node accepts at most 128 KB. Send less data in one transaction.',
  },
  {
    says: [
      'max initcode size exceeded|code is too large|max code size exceeded|above the contract size limit|code size exceeds|exceeds 24576|contract code size|contract size',
    ],
    from: 'node',
    title: 'The contract is too large',
    fix: codeTooLarge,
  },
  {
    says: ['filter not found'],
    from: 'node',
    title: 'The node no longer has the filter',
    fix: 'Nodes drop unused filters, and several nodes can share one URL. eth_getLogs needs no filter.',
  },
  {
    says: [
      'method',
      'does not exist|not found|not available|not supported|not enabled|method in denied|not whitelisted|unsupported',
    ],
    from: 'provider',
    codes: [-32_601, -32_604, 4200],
    title: 'The endpoint does not support the method',
    fix: 'Public endpoints do not offer debug, trace and wallet methods. Use a provider that does, or your own node.',
    link: links.providers,
  },
  {
    says: [
      'verif',
      'etherscan|lineascan|explorer|sourcify|blockscout|hardhat-verify|contract verification|source code|bytecode',
      "deprecated|fail|error|not match|unable|doesn't match|missing|invalid|already verified",
    ],
    from: 'tool',
    title: 'The verification failed, not the contract',
    fix: 'Configure the Etherscan V2 API with one key for all chains, and compile with exactly the settings, compiler and constructor arguments of the deployment.',
    link: links.verify,
  },
  {
    says: ['deprecated v1 endpoint|switch to etherscan api v2|etherscan v2'],
    from: 'tool',
    title: 'The verification failed, not the contract',
    fix: 'Configure the Etherscan V2 API, which takes one key for all chains.',
    link: links.verify,
    isUnmistakable: true,
  },
  {
    says: [
      'api key|apikey|must be authenticated|unauthorized|unauthorised|project id|access token|forbidden',
      'invalid|missing|must|unauthor|required|not allowed|denied|forbidden|401|403|wrong|disabled',
    ],
    from: 'provider',
    title: 'The endpoint requires a valid key',
    fix: 'Check the key in the URL, and the networks that it is valid for.',
    link: links.providers,
  },
  {
    says: [
      'transaction type|tx type|tx_not_allowed',
      'not supported|unsupported|not_allowed|not allowed|invalid',
    ],
    from: 'node',
    title: 'The network does not support transactions of this type',
    fix: 'Send a supported type: type 2 (EIP-1559) works everywhere.',
  },
  {
    says: [
      "connector not connected|connectornotconnected|does not support sending|provider not found|could not find an account|connector not found|no ethereum provider|reading 'request'|no signer|window.ethereum",
    ],
    from: 'library',
    title: 'No wallet is connected',
    fix: 'Connect a wallet first, or give the client an account. In a browser without a wallet there is no window.ethereum.',
  },
  {
    says: [
      'unable to find sync target|waiting for 1 peers|no peers|0 peers|looking for peers|not enough peers|currently checking 0 peers',
    ],
    from: 'node',
    title: 'The node has no peers',
    fix: 'No contract is involved. Check the bootnodes, the ports and the name of the network in the node’s configuration.',
    link: links.nodes,
    isUnmistakable: true,
  },
  {
    says: ['opcode 0x5f|push0|opcode: 0x5f'],
    from: 'report',
    title:
      'The code uses PUSH0 (0x5f), an instruction that this network or node lacks',
    fix: "Compile for an older EVM version: set the compiler's EVM version to paris, or update the node.",
  },
  {
    says: [
      'invalid opcode|invalidopcode|invalidfeopcode|undefined instruction|opcodenotfound',
    ],
    from: 'report',
    title: 'The code executed an invalid instruction',
    fix: "Either an assert failed (Solidity before 0.8), or the code was compiled for instructions that the network lacks: set the compiler's EVM version.",
  },
  {
    says: [
      'function selector was not recognized|unrecognized function selector|unknown selector|no fallback',
    ],
    from: 'report',
    title: 'The contract does not have the function that was called',
    fix: 'Check the address and the ABI. A proxy may point to a different implementation, and a contract needs a receive function to accept ether.',
  },
  {
    says: ['function was called with incorrect parameters'],
    from: 'report',
    title: 'The calldata does not match the function',
    fix: 'Compare the ABI that encoded the call with the contract at the address.',
  },
  {
    says: ['non-payable function was called with value'],
    from: 'report',
    title: 'The function is not payable, but ether was sent',
    fix: 'Send the call without ether.',
  },
  {
    says: ['should be payable if you send value'],
    from: 'report',
    isUnmistakable: true,
    title: 'The call reverted without a reason',
    fix: 'The function must be payable if you send ether, and the account must have that much. A require without a message looks the same.',
  },
  {
    says: ['returned an unexpected amount of data|cannot decode return data'],
    from: 'report',
    title: 'The called contract returned unexpected data',
    fix: 'It does not have the function, or has a different version of it: check the interface against the address.',
  },
  {
    says: ['out of gas|run out of gas|outofgas|out-of-gas'],
    from: 'report',
    title: 'The call ran out of gas',
    fix: 'Raise the gas limit. If no limit is enough, look for an infinite loop.',
  },
  {
    codes: [-32_506],
    from: 'bundler',
    title:
      'The bundler does not support the signature aggregator of the account',
    fix: 'Use an account without an aggregator, or a bundler that supports it.',
  },
  {
    codes: [-32_501],
    from: 'bundler',
    title: 'The paymaster rejected the user operation',
    fix: 'Check its deposit, its signature and its limits: the message has a code such as AA33. Ask the service that runs the paymaster for fresh data.',
  },
  {
    codes: [-32_500],
    from: 'bundler',
    title: 'The EntryPoint or the account rejected the user operation',
    fix: 'The code in the message, such as AA21 or AA23, says which check failed. Without one, simulate handleOps with eth_call.',
  },
  {
    codes: [-32_521],
    from: 'report',
    title: 'The call in the user operation reverted',
    fix: 'The bundler simulated it without success. Repeat the call from the account with eth_call, which returns the error data.',
  },
  {
    says: [
      'user operation reverted|useroperation reverted|userop reverted|user operation failed|useroperation failed',
    ],
    from: 'report',
    title: 'The user operation reverted without data',
    fix: 'Repeat its call from the account with eth_call, which returns the error data. If the operation is in a block, look up the hash of its transaction.',
  },
  {
    says: [
      'simulating the transaction failed|futures failed|ignition',
      'revert',
    ],
    from: 'report',
    title:
      'The deployment reverts without a reason, in its constructor or in the call that is named',
    fix: 'Trace the deployment, or call it alone with eth_call. Check the constructor’s arguments first.',
  },
  {
    says: [
      'cannot estimate gas|unpredictable_gas_limit|failed to estimate gas|gas estimation failed|estimategas',
    ],
    from: 'report',
    title: 'The gas could not be estimated, because the call reverts',
    fix: 'The text does not contain the reason: repeat the call with cast call or eth_call, which return the error data.',
  },
  {
    says: ['internal json-rpc error'],
    from: 'report',
    title: "The wallet hides the node's response",
    fix: 'Look for the error data in the console, at error.data.cause or error.info, and paste it with everything around it. Or repeat the call with cast call.',
  },
  {
    says: ['internal error|internal server error'],
    codes: [-32_603],
    from: 'report',
    title:
      'The node answers with an internal error, which hides the cause and is often a revert',
    fix: 'Repeat the call with eth_call, which returns the error data, or read the console of the node.',
  },
  {
    says: [
      'invalid argument|invalid params|invalid parameter|cannot unmarshal|missing value for required argument|invalid_params',
    ],
    codes: [-32_602],
    from: 'report',
    title: 'A request parameter is invalid',
    fix: "Compare the parameters with the method's reference page: quantities are hexadecimal without leading zeros, data has two digits per byte.",
    link: links.reference,
  },
  {
    says: [
      "goroutine|panic: runtime error|segmentation violation|thread 'main' panicked|application panicked|index out of range [",
    ],
    from: 'transport',
    title: 'A program crashed, not a contract',
    fix: 'The panic is one of Go or Rust, and no panic of Solidity. Update the tool, or report the crash to its authors.',
    isUnmistakable: true,
  },
  {
    says: [
      'execution aborted (timeout|request timed out|request timeout|timeout exceeded|headerstimeout|gateway timeout|timed out|etimedout|status 504|deadline exceeded|query timeout',
    ],
    from: 'transport',
    title: 'The node timed out',
    fix: 'Make the call smaller, for example with a shorter block range, or use your own node.',
  },
  {
    says: [
      'econnrefused|enotfound|econnreset|failed to fetch|fetch failed|nonetwork|could not detect network|failed to detect network|cannot connect to the network|http request failed|missing response|connection refused|error sending request|rpc request failed|socket hang up|bad gateway|service unavailable|network request failed|could not connect',
    ],
    codes: [4900, 4901],
    from: 'transport',
    title: 'The endpoint could not be reached, or did not answer properly',
    fix: 'Nothing reverted. Check the URL and the connection. In a browser, a missing CORS header causes the same error.',
    link: links.providers,
  },
];
