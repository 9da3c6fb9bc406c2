import {providers} from '../../src/data/providers';
import {months} from '../../src/lib/text';

/** Words that the style guide bans, each with the reason or a replacement. */
export const bannedWords: Readonly<Record<string, string>> = {
  simply: 'What is simple for one reader is not for another: leave it out.',
  just: 'Leave it out, or write "only".',
  effortless: 'No marketing words: say what it does.',
  effortlessly: 'No marketing words: say what it does.',
  please: 'Write only the instruction.',
  seamless: 'No marketing words: say what it does.',
  seamlessly: 'No marketing words: say what it does.',
  blazing: 'No marketing words: give a figure.',
  'lightning-fast': 'No marketing words: give a figure.',
  'cutting-edge': 'No marketing words: leave it out.',
  'state-of-the-art': 'No marketing words: leave it out.',
  'world-class': 'No marketing words: leave it out.',
  'best-in-class': 'No marketing words: leave it out.',
  'next-generation': 'No marketing words: say what is new.',
  'game-changing': 'No marketing words: say what changes.',
  revolutionary: 'No marketing words: say what changes.',
  groundbreaking: 'No marketing words: say what changes.',
  innovative: 'No marketing words: say what is new.',
  unparalleled: 'No marketing words: give a figure.',
  frictionless: 'No marketing words: say what it does.',
  supercharge: 'No marketing words: say what it does.',
  amazing: 'No marketing words: leave it out.',
  awesome: 'No marketing words: leave it out.',
  exciting: 'No marketing words: leave it out.',
  leverage: 'Write "use".',
  utilize: 'Write "use".',
  utilise: 'Write "use".',
  'in order to': 'Write "to".',
  'make sure to': 'Write the instruction itself.',
  'allows to': 'Write "lets you …".',
  'depends of': 'Write "depends on".',
  'until now': 'Write "so far", with a date.',
  informations: 'Write "information".',
  advices: 'Write "advice".',
};

/** Misspellings to find, each as a pattern with its replacement. */
export const spellings: readonly (readonly [wrong: RegExp, right: string])[] = [
  [/\bon-chain\b/gi, 'onchain'],
  [/\boff-chain\b/gi, 'offchain'],
  [/\bcross chain\b/gi, 'cross-chain'],
  [/\b(?:dApp|DApp|DAPP|dAPP)(?=s?\b)/g, 'dapp'],
  [/\bLinea mainnet\b/g, 'Linea Mainnet'],
  [/\bLinea sepolia\b/g, 'Linea Sepolia'],
  [/\bRPC end ?point(?<!endpoint)\b/g, 'RPC endpoint'],
  [/\bGithub\b/g, 'GitHub'],
  [/\bMetamask\b/g, 'MetaMask'],
  [/\b(?:Typescript|TypeScripts)\b/g, 'TypeScript'],
  [/\bJavascript\b/g, 'JavaScript'],
  [/\bNodeJS\b|\bNode\.JS\b/g, 'Node.js'],
  [/\bWalletconnect\b/g, 'WalletConnect'],
];

/** Link texts that do not describe their target. */
export const vagueLinkTextPattern =
  /^(?:here|click here|this|this page|this link|link|more|read more|learn more|see more|page|docs)$/i;

/** Names that stay capitalized in headings. Provider names come from their records. */
export const properNames: readonly string[] = [
  ...providers.map(({name}) => name),
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
