/** The tutorials, in sidebar order. Each time is the sum of the minutes in the page's table of stages; a test checks it. */
export const tutorials = [
  {
    title: 'Build your first dapp on Linea',
    to: '/learn/first-dapp',
    text: 'A token vault on Linea Sepolia, and a web page to deposit and withdraw tokens.',
    details: {
      Level: 'Beginner',
      Time: '90 minutes',
      Tools: 'Foundry or Remix, Next.js, wagmi',
    },
  },
  {
    title: 'Build an AI agent',
    to: '/learn/aiagent-quickstart',
    text: 'An agent that knows its balance and sends ETH after you confirm.',
    details: {
      Level: 'Beginner',
      Time: '60 minutes',
      Tools: 'ElizaOS, Bun, viem',
    },
  },
  {
    title: 'Build a marketplace dapp',
    to: '/learn/marketplace-dapp',
    text: 'A site where people list, buy and give away items for ETH.',
    details: {
      Level: 'Intermediate',
      Time: '125 minutes',
      Tools: 'Hardhat 3, Next.js, wagmi',
    },
  },
  {
    title: 'Build a voting dapp',
    to: '/learn/voting-dapp',
    text: 'A poll with a fixed end, and a page to vote on and watch the count.',
    details: {
      Level: 'Intermediate',
      Time: '100 minutes',
      Tools: 'Hardhat 3, Next.js, wagmi',
    },
  },
  {
    title: 'Batch calls with EIP-7702',
    to: '/learn/eip-7702',
    text: 'An ordinary account that approves and deposits in one transaction.',
    details: {Level: 'Advanced', Time: '40 minutes', Tools: 'Foundry, viem'},
  },
  {
    title: 'USDC quickstart',
    to: '/learn/ecosystem-tutorials/usdc',
    text: 'A page that connects a wallet, shows its USDC balance and sends USDC.',
    details: {
      Level: 'Beginner',
      Time: '35 minutes',
      Tools: 'React, Vite, viem',
    },
  },
] as const;

/** The APIs on the overview page of the API section. */
export const apis = [
  {
    title: 'JSON-RPC API',
    to: '/api/reference',
    text: 'The methods that a Linea node serves, each with a request that you can send from the page.',
    details: {For: 'dapps, wallets, scripts'},
  },
  {
    title: 'Smart contract reference',
    to: '/api/linea-smart-contracts/linearollup',
    text: 'Every function, event and error of the contracts that run Linea, with ABI files and calls to copy.',
    details: {For: 'contracts, indexers, auditors'},
  },
  {
    title: 'Decode a revert',
    to: '/api/decode',
    text: 'Paste what your tool printed. You get the name, the arguments, the cause and what to do next.',
    details: {For: 'anyone with a failed call'},
  },
  {
    title: 'Token API',
    to: '/api/token-api/overview',
    text: 'The tokens on Linea Mainnet with their metadata and hourly prices, over HTTP and without a key.',
    details: {For: 'wallets and portfolio pages'},
  },
  {
    title: 'Linea SDK',
    to: '/api/linea-sdk',
    text: 'Check, prove and claim messages between Ethereum and Linea from TypeScript.',
    details: {For: 'bridges and backends'},
  },
] as const;
