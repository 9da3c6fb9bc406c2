import {account} from './support';

interface Log {
  readonly address: string;
  readonly topics: readonly string[];
  readonly data: string;
}

type LogFormat = readonly [name: string, format: (log: Log) => string];

const hash = `0x${'12'.repeat(32)}`;
const createReceipt = (logs: readonly Log[]): object => ({
  blockHash: hash,
  blockNumber: '0x1b4aaa22',
  contractAddress: null,
  cumulativeGasUsed: '0x5208aabb',
  from: account,
  gasUsed: '0x5208aabb',
  logs: logs.map((log, index) => ({
    ...log,
    blockHash: hash,
    blockNumber: '0x1b4aaa22',
    logIndex: `0x${index}`,
    removed: false,
    transactionHash: hash,
    transactionIndex: '0x0',
  })),
  logsBloom: `0x${'01'.repeat(256)}`,
  status: '0x1',
  to: account,
  transactionHash: hash,
  type: '0x2',
});

const formatEtherscan = ({address, topics, data}: Log): string =>
  `Address\n${address}\nName\nEvent (index_topic_1 address a)View Source\n\nTopics\n${topics.map((topic, index) => `${index} ${topic}`).join('\n')}\nData\nHex\n${data}`;
const formatWeb3py = ({address, topics, data}: Log): string =>
  `{'address': '${address}', 'blockHash': HexBytes('${hash}'), 'blockNumber': 12, 'data': HexBytes('${data}'), 'logIndex': 0, 'removed': False, 'topics': [${topics.map((topic) => `HexBytes('${topic}')`).join(', ')}], 'transactionHash': HexBytes('${hash}'), 'transactionIndex': 0}`;

/** How tools print a log. */
export const logFormats: readonly LogFormat[] = [
  [
    'topics and data on separate lines',
    ({topics, data}) =>
      [...topics, data].filter((text) => text !== '0x').join('\n'),
  ],
  [
    'topics as a list',
    ({topics, data}) =>
      JSON.stringify([...topics, ...(data === '0x' ? [] : [data])]),
  ],
  ['JSON', (log) => JSON.stringify(log)],
  [
    'JSON with the data first',
    ({topics, data, address}) =>
      JSON.stringify({data, topics, address}, null, 2),
  ],
  ['Etherscan', formatEtherscan],
  [
    'Etherscan with labels',
    ({address, topics, data}) =>
      `Address:\t${address}\n${topics.map((topic, index) => `[topic${index}] ${topic}`).join('\n')}\nData: ${data}`,
  ],
  [
    'Blockscout',
    ({address, topics, data}) =>
      `Address\n${address}\nTopics\n${topics.map((topic, index) => `${index}\n${topic}`).join('\n')}\nData\n${data}`,
  ],
  [
    'cast logs',
    ({address, topics, data}) =>
      `- address: ${address}\n  blockHash: ${hash}\n  blockNumber: 12345678\n  data: ${data}\n  logIndex: 0\n  removed: false\n  topics: [\n${topics.map((topic) => `  \t${topic}`).join('\n')}\n  ]\n  transactionHash: ${hash}\n  transactionIndex: 0`,
  ],
  [
    'forge, trace',
    ({topics, data}) =>
      `    │   ├─  emit topic 0: ${topics.map((topic, index) => (index ? `    │   │        topic ${index}: ${topic}` : topic)).join('\n')}\n    │   │           data: ${data}`,
  ],
  [
    'ethers, dump',
    ({address, topics, data}) =>
      `Log {\n  provider: JsonRpcProvider {},\n  transactionHash: '${hash}',\n  blockHash: '${hash}',\n  blockNumber: 12345678,\n  removed: false,\n  address: '${address}',\n  data: '${data}',\n  topics: [\n${topics.map((topic) => `    '${topic}'`).join(',\n')}\n  ],\n  index: 0,\n  transactionIndex: 0\n}`,
  ],
  [
    'viem, dump of a decoded log',
    ({address, topics, data}) =>
      `{\n  eventName: 'Event',\n  args: { from: '${account}', hash: '${hash}' },\n  address: '${address.toLowerCase()}',\n  blockHash: '${hash}',\n  blockNumber: 12345678n,\n  data: '${data}',\n  logIndex: 0,\n  removed: false,\n  topics: [\n${topics.map((topic) => `    '${topic}'`).join(',\n')}\n  ],\n  transactionHash: '${hash}'\n}`,
  ],
  [
    'node response with a receipt',
    (log) =>
      JSON.stringify(
        {jsonrpc: '2.0', id: 1, result: createReceipt([log])},
        null,
        2,
      ),
  ],
  [
    'callTracer with logs',
    ({address, topics, data}) =>
      JSON.stringify({
        from: account,
        to: address,
        type: 'CALL',
        logs: [{address, topics, data, position: '0x0'}],
      }),
  ],
  [
    'Etherscan, after the transaction hash',
    (log) => `Transaction Hash\n${hash}\n${formatEtherscan(log)}`,
  ],
  [
    'Etherscan with labels, after a transaction',
    ({topics, data}) =>
      `tx ${hash}\n${topics.map((topic, index) => `[topic${index}] ${topic}`).join('\n')}\nData: ${data}`,
  ],
  [
    'labels and bytes, after a transaction',
    ({topics, data}) =>
      `tx ${hash}\n${topics.map((topic, index) => `[topic${index}] ${topic}`).join('\n')}\n${data}`,
  ],
  [
    'labels on their own lines',
    ({address, topics, data}) =>
      `Address:\n${address}\nTopics:\n${topics.map((topic, index) => `[${index}] ${topic}`).join('\n')}\nData:\n${data}`,
  ],
  [
    'labels on separate lines, numbers with a colon',
    ({topics, data}) =>
      `Topics:\n${topics.map((topic, index) => `  [${index}]: ${topic}`).join('\n')}\nData:\n  ${data}`,
  ],
  [
    'numbered topics on separate lines',
    ({topics, data}) =>
      `Topics:\n${topics.map((topic, index) => `[${index}]\n${topic}`).join('\n')}\nData:\n${data}`,
  ],
  [
    'labelled topics, then the data below its label',
    ({topics, data}) =>
      `${topics.map((topic, index) => `[topic${index}] ${topic}`).join('\n')}\nData:\n${data}`,
  ],
  [
    'everything on one line',
    ({topics, data}) =>
      `Topics: ${topics.map((topic, index) => `[${index}] ${topic}`).join(' ')} Data: ${data}`,
  ],
  [
    'a heading above labelled lines',
    ({address, topics, data}) =>
      `Log:\n  Address: ${address}\n  Topics:\n${topics.map((topic) => `    ${topic}`).join('\n')}\n  Data: ${data}`,
  ],
  ['web3.py, log', (log) => formatWeb3py(log)],
  ['web3.py, AttributeDict', (log) => `AttributeDict(${formatWeb3py(log)})`],
];

type ReceiptFormat = readonly [
  name: string,
  format: (logs: readonly Log[]) => string,
];

/** Formats each log as the tool does, one below the other. */
const repeat = (tool: string, separator = '\n'): ReceiptFormat => [
  tool,
  (logs) =>
    logs
      .map((log) => logFormats.find(([name]) => name === tool)?.[1](log))
      .join(separator),
];

/** How tools print a transaction with several logs. */
export const receiptFormats: readonly ReceiptFormat[] = [
  ['a receipt', (logs) => JSON.stringify(createReceipt(logs))],
  [
    'eth_getLogs response',
    (logs) => JSON.stringify({jsonrpc: '2.0', id: 1, result: logs}, null, 2),
  ],
  repeat('cast logs'),
  [
    'cast receipt',
    (logs) =>
      `blockHash            ${hash}\nfrom                 ${account}\nlogs                 ${JSON.stringify(logs)}\nlogsBloom            0x${'01'.repeat(256)}\nstatus               1 (success)`,
  ],
  repeat('Etherscan'),
  repeat('forge, trace'),
  [
    'ethers, dump of a receipt',
    (logs) =>
      `TransactionReceipt {\n  to: '${account}',\n  hash: '${hash}',\n  logsBloom: '0x${'01'.repeat(256)}',\n  logs: [\n${repeat('ethers, dump', ',\n')[1](logs)}\n  ],\n  status: 1\n}`,
  ],
  [
    'web3.py, receipt',
    (logs) =>
      `AttributeDict({'from': '${account}', 'logs': [${logs.map((log) => `AttributeDict(${formatWeb3py(log)})`).join(', ')}], 'status': 1, 'transactionHash': HexBytes('${hash}')})`,
  ],
  repeat('labels on their own lines', '\n\n'),
  [
    'Etherscan, after the transaction hash',
    (logs) =>
      `Transaction Hash:\n${hash}\n${logs.map(formatEtherscan).join('\n')}`,
  ],
];
