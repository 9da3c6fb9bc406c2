import {networks} from '../../data/networks';

/** The code on the home page, by language. `npm run samples` checks it. */
export const samples = {
  bash: `curl ${networks.linea.rpcUrl} \\
  --request POST \\
  --header "Content-Type: application/json" \\
  --data '{"jsonrpc":"2.0","id":1,"method":"eth_blockNumber","params":[]}'`,
  ts: `import {createPublicClient, http} from 'viem';
import {linea} from 'viem/chains';

const client = createPublicClient({chain: linea, transport: http()});

// The action converts the hexadecimal string to a bigint.
const blockNumber = await client.getBlockNumber();
console.log(blockNumber);`,
  json: `{
  "jsonrpc": "2.0",
  "id": 1,
  "result": "0x1c9c380"
}`,
} as const;
