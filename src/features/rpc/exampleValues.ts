/** Values shared by the examples. Blocks, transactions and logs are fictitious and only show the format. */

export const account = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';
/** USDC on Linea Mainnet. */
export const usdc = '0x176211869cA2b568f2A7D4EE941E073a821EE1ff';
/** Calldata of `balanceOf(account)`. */
export const balanceOfCalldata =
  '0x70a08231000000000000000000000000d8da6bf26964af9d7eed9e03e53415d37aa96045';
/** Linea Mainnet's genesis block hash. */
export const genesisHash =
  '0xb6762a65689107b2326364aefc18f94cda413209fab35c00d4af51eaa20ffbc6';
/** Topic of the `Transfer(address,address,uint256)` event. */
const transferTopic =
  '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';

/** Returns 32 identical bytes. */
export const repeatByte = (byte: string): string => `0x${byte.repeat(32)}`;

const position = {
  blockHash: repeatByte('b1'),
  blockNumber: '0x1c9c380',
  transactionHash:
    '0xfb6277bb32b5c5fb9c84925a42406ff47e65efd3b0eeea526f8d270429c9e453',
  transactionIndex: '0x0',
};
const logsBloom = `0x${'00'.repeat(256)}`;

export const log = {
  ...position,
  address: usdc,
  data: `0x${'4c4b40'.padStart(64, '0')}`,
  logIndex: '0x0',
  removed: false,
  topics: [
    transferTopic,
    `0x${account.slice(2).toLowerCase().padStart(64, '0')}`,
    `0x${'627306090abab3a6e1400e9345bc60c78a8bef57'.padStart(64, '0')}`,
  ],
};

export const filter = {
  address: usdc,
  fromBlock: '0x1c9c380',
  toBlock: '0x1c9c3e4',
  topics: [transferTopic],
};

export const block = {
  baseFeePerGas: '0x7',
  difficulty: '0x0',
  extraData: '0x01',
  gasLimit: '0x77359400',
  gasUsed: '0x79b6',
  hash: position.blockHash,
  logsBloom,
  miner: repeatByte('11').slice(0, 42),
  mixHash: repeatByte('00'),
  nonce: '0x0000000000000000',
  number: position.blockNumber,
  parentHash: repeatByte('b0'),
  receiptsRoot: repeatByte('2e'),
  sha3Uncles:
    '0x1dcc4de8dec75d7aab85b567b6ccd41ad312451b948a7413f0a142fd40d49347',
  size: '0x2f4',
  stateRoot: repeatByte('57'),
  timestamp: '0x6a53b400',
  transactions: [position.transactionHash],
  transactionsRoot: repeatByte('7a'),
  uncles: [],
};

export const transaction = {
  accessList: [],
  blockHash: position.blockHash,
  blockNumber: position.blockNumber,
  chainId: '0xe708',
  from: account,
  gas: '0xea60',
  gasPrice: '0x3938700',
  hash: position.transactionHash,
  input: '0xa9059cbb',
  maxFeePerGas: '0x7270e00',
  maxPriorityFeePerGas: '0x39386f9',
  nonce: '0x2a',
  r: repeatByte('aa'),
  s: repeatByte('5b'),
  to: usdc,
  transactionIndex: position.transactionIndex,
  type: '0x2',
  v: '0x1',
  value: '0x0',
  yParity: '0x1',
};

export const receipt = {
  ...position,
  contractAddress: null,
  cumulativeGasUsed: '0x79b6',
  effectiveGasPrice: '0x3938700',
  from: account,
  gasUsed: '0x79b6',
  logs: [log],
  logsBloom,
  status: '0x1',
  to: usdc,
  type: '0x2',
};
