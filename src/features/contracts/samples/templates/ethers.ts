import {fill, type Slots} from './fill';

export const read = ({
  placeholders,
  url,
  address,
  abi,
  name,
  args,
}: Slots): string => fill`
${placeholders}
import {Contract, JsonRpcProvider} from 'ethers';

const provider = new JsonRpcProvider('${url}');
const contract = new Contract('${address}', ['${abi}'], provider);
const result = await contract.getFunction('${name}')(${args});
console.log(result);
`;

export const write = ({
  placeholders,
  url,
  address,
  abi,
  name,
  args,
  readFee,
}: Slots): string => fill`
${placeholders}
import {Contract, JsonRpcProvider, Wallet} from 'ethers';

const provider = new JsonRpcProvider('${url}');
const signer = new Wallet(process.env.PRIVATE_KEY ?? '', provider);
const contract = new Contract('${address}', ['${abi}'], signer);
${readFee}
const transaction = await contract.getFunction('${name}')(${args});
console.log(transaction.hash);
`;

/** Calldata of an initializer, for the transaction that creates or upgrades a proxy. */
export const encode = ({abi, name, args, transaction}: Slots): string => fill`
import {Interface} from 'ethers';

// Calldata for ${transaction}.
const data = new Interface(['${abi}']).encodeFunctionData('${name}', [${args}]);
console.log(data);
`;

export const readFee = (address: string, getter: string): string => fill`
const fee = await new Contract('${address}', ['function ${getter}() view returns (uint256)'], provider).getFunction('${getter}')();
`;
