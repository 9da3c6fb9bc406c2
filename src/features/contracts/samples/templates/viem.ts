import {fill, type Slots} from './fill';

export const read = ({
  placeholders,
  chain,
  url,
  address,
  abi,
  name,
  args,
}: Slots): string => fill`
${placeholders}
import {createPublicClient, http, parseAbi} from 'viem';
import {${chain}} from 'viem/chains';

const client = createPublicClient({chain: ${chain}, transport: http('${url}')});
const result = await client.readContract({
  address: '${address}',
  abi: parseAbi(['${abi}']),
  functionName: '${name}',
  ${args}
});
console.log(result);
`;

export const write = ({
  placeholders,
  chain,
  url,
  address,
  abi,
  name,
  args,
  readFee,
  value,
}: Slots): string => fill`
${placeholders}
import {createWalletClient, http, parseAbi, publicActions} from 'viem';
import {privateKeyToAccount} from 'viem/accounts';
import {${chain}} from 'viem/chains';

const account = privateKeyToAccount(process.env.PRIVATE_KEY as \`0x\${string}\`);
const client = createWalletClient({account, chain: ${chain}, transport: http('${url}')}).extend(publicActions);
${readFee}
// The simulation shows why a call would revert, before it costs gas.
const {request} = await client.simulateContract({
  address: '${address}',
  abi: parseAbi(['${abi}']),
  functionName: '${name}',
  ${args}
  ${value}
});
const hash = await client.writeContract(request);
console.log(hash);
`;

/** Calldata of an initializer, for the transaction that creates or upgrades a proxy. */
export const encode = ({abi, name, args, transaction}: Slots): string => fill`
import {encodeFunctionData, parseAbi} from 'viem';

// Calldata for ${transaction}.
const data = encodeFunctionData({
  abi: parseAbi([${abi}]),
  functionName: '${name}',
  ${args}
});
console.log(data);
`;

export const readFee = (address: string, getter: string): string => fill`
const fee = await client.readContract({
  address: '${address}',
  abi: parseAbi(['function ${getter}() view returns (uint256)']),
  functionName: '${getter}',
});
`;
