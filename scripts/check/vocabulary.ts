import {readProviders} from '../../src/features/providers/readProviders';
import {months} from '../../src/lib/text';

/** Names of languages after the fence of a code block. `npm run samples` checks most of them. */
export const codeLanguages: readonly string[] = [
  'bash',
  'batch',
  'css',
  'graphql',
  'ini',
  'java',
  'js',
  'json',
  'jsx',
  'mermaid',
  'powershell',
  'python',
  'solidity',
  'sql',
  'text',
  'toml',
  'ts',
  'tsx',
  'xml',
  'yaml',
];

/** Link texts that do not describe their target. */
export const vagueLinkTexts: readonly string[] = [
  'here',
  'click here',
  'this',
  'this page',
  'this link',
  'link',
  'more',
  'read more',
  'learn more',
  'see more',
  'page',
  'docs',
];

/** Names that stay capitalized in headings. Provider names come from their pages. */
export const properNames: readonly string[] = [
  ...readProviders().map(({name}) => name),
  ...months,
  // Networks and their parts
  'Ethereum Virtual Machine',
  'Ethereum',
  'Lineascan',
  'Lineth',
  'Linea Hub',
  'Linea',
  'Mainnet',
  'Maru',
  'Sepolia',
  'Security Council',
  'Shomei',
  'Yield Boost',
  // Node clients
  'Besu',
  'Erigon',
  'Geth',
  'Nethermind',
  // Tools and standards
  'Atlas',
  'CCIP Read',
  'Docker',
  'Dynamic',
  'Foundry',
  'Git',
  'Hardhat',
  'Irys',
  'MetaMask Embedded Wallets',
  'MetaMask Smart Accounts Kit',
  'Privy',
  'Proof of Humanity',
  'Reactive Network',
  'Remix',
  'Safe',
  'The Graph',
  'Wagmi',
  'thirdweb Universal Bridge',
  // Terms derived from a name, quoted or spelled out
  'Gas price too low',
  'Interactive Oracle Proof',
  'Merkle',
];
