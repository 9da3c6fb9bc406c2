import {lineaNetworks} from '../../data/networks';
import {systemContracts, type SystemContract} from '../../data/systemContracts';
import {replaceValues, type CodeValues} from './codeValues';

const {linea, lineaSepolia} = lineaNetworks;
const pairs = (['rpcUrl', 'infuraRpcUrl', 'viemName', 'chainId'] as const).map(
  (name) => [String(linea[name]), String(lineaSepolia[name])] as const,
);
const addresses = Object.values<SystemContract>(systemContracts).flatMap(
  ({addresses: {linea: l2, lineaSepolia: l2Sepolia, ethereum, sepolia}}) =>
    [
      [l2, l2Sepolia],
      [ethereum, sepolia],
    ] as const,
);
const ethereumNames = [
  ['mainnet', 'sepolia'],
  ['Ethereum Mainnet', 'Ethereum Sepolia'],
] as const;
const allValues = [
  ...pairs,
  ...ethereumNames,
  ...addresses.filter(
    (pair): pair is readonly [string, string] =>
      !pair.includes(undefined) && pair[0] !== pair[1],
  ),
];

/** Finds the values in a code sample that are different on Sepolia. */
export const findCodeValues = (code: string): CodeValues =>
  allValues.filter((pair) => replaceValues(code, [pair]) !== code);
