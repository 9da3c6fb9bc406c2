import {networks, type NetworkId} from './networks';

/**
 * Deployed system contracts and tokens. Source: the protocol's address book and registry (June 2026), the SDK's constants and newer
 * official pages. Every core contract is a proxy: its address stays the same while the implementation changes.
 */
export interface SystemContract {
  readonly name: string;
  /** A phrase that says what the contract does. */
  readonly role: string;
  /** Its page in the smart contract reference. */
  readonly page?: string;
  readonly group:
    'core' | 'governance' | 'system' | 'predeploy' | 'yield' | 'token';
  readonly addresses: Partial<Record<NetworkId, string>>;
}

export const systemContracts = {
  lineaRollup: {
    name: 'LineaRollup',
    role: 'Rollup and L1 Message Service',
    page: '/api/linea-smart-contracts/linearollup',
    group: 'core',
    addresses: {
      ethereum: '0xd19d4B5d358258f05D7B411E21A1460D11B0876F',
      sepolia: '0xB218f8A4Bc926cF1cA7b3423c154a0D627Bdb7E5',
    },
  },
  l2MessageService: {
    name: 'L2MessageService',
    role: 'L2 Message Service',
    page: '/api/linea-smart-contracts/messageservice/l2/l2messageservice',
    group: 'core',
    addresses: {
      linea: '0x508Ca82Df566dCD1B0DE8296e70a96332cD644ec',
      lineaSepolia: '0x971e727e956690b9957be6d51Ec16E73AcAC83A7',
    },
  },
  tokenBridge: {
    name: 'TokenBridge',
    role: 'Canonical token bridge, one contract on each layer',
    page: '/api/linea-smart-contracts/tokenbridge',
    group: 'core',
    addresses: {
      ethereum: '0x051F1D88f0aF5763fB888eC4378b4D8B29ea3319',
      linea: '0x353012dc4a9A6cF55c941bADC267f82004A8ceB9',
      sepolia: '0x5A0a48389BB0f12E5e017116c1105da97E129142',
      lineaSepolia: '0x93DcAdf238932e6e6a85852caC89cBd71798F463',
    },
  },
  securityCouncil: {
    name: 'Security Council Safe',
    role: 'Multisig that controls upgrades and roles',
    group: 'governance',
    addresses: {
      ethereum: '0x892bb7EeD71efB060ab90140e7825d8127991DD3',
      linea: '0xf5cc7604a5ef3565b4D2050D65729A06B68AA0bD',
      sepolia: '0xCaBfaEE33dF7a94d8FECA5fAfE977DcaB069C91B',
      lineaSepolia: '0x30B45d3fB50B33996f4Db6F0e4Fe82fa6CF8d753',
    },
  },
  proxyAdmin: {
    name: 'Main proxy admin',
    role: 'Admin of the core proxies',
    group: 'governance',
    addresses: {
      ethereum: '0xF5058616517C068C7b8c7EbC69FF636Ade9066d6',
      linea: '0x1E1f6F22f97b4a7522D8B62e983953639239774E',
    },
  },
  timelock: {
    name: 'Main timelock controller',
    role: 'Announces changes onchain before they take effect; minimum delay 0 (October 2026)',
    page: '/api/linea-smart-contracts/messageservice/lib/timelock',
    group: 'governance',
    addresses: {
      ethereum: '0xd6B95c960779c72B8C6752119849318E5d550574',
      linea: '0xc808BfCBeD34D90fa9579CAa664e67B9A03C56ca',
    },
  },
  usdcProxyAdmin: {
    name: 'USDC proxy admin',
    role: 'Admin of the USDC bridge proxy',
    group: 'governance',
    addresses: {ethereum: '0x41fAD3Df1B07B647D120D055259E474fE8046eb5'},
  },
  lineaTokenProxyAdmin: {
    name: 'LINEA proxy admin',
    role: 'Admin of the LINEA token proxies',
    group: 'governance',
    addresses: {
      ethereum: '0x0CcbF317edf1f960fe49B659b6d17cBC596DFAdA',
      linea: '0x0CcbF317edf1f960fe49B659b6d17cBC596DFAdA',
    },
  },
  predeploysProxyAdmin: {
    name: 'Predeploys proxy admin',
    role: 'Admin of the predeployed contracts',
    group: 'governance',
    addresses: {linea: '0xC83ed08E2262fBa264D528C749c051f8fC526897'},
  },
  bridgedTokenImplementation: {
    name: 'BridgedToken',
    role: 'Implementation that every bridged ERC-20 runs; the beacon holds its address',
    page: '/api/linea-smart-contracts/tokenbridge/bridgedtoken',
    group: 'system',
    addresses: {
      ethereum: '0x36f274C1C197F277EA3C57859729398FCc8a3763',
      linea: '0xda8AEFCf0F9B0b81915a2C124f913e58212D49dF',
    },
  },
  bridgedTokenBeacon: {
    name: 'Bridged token beacon',
    role: 'UpgradeableBeacon of all bridged ERC-20s of the chain',
    group: 'system',
    addresses: {
      ethereum: '0x971f46a2852d11D59dbF0909e837cfd06f357DeB',
      linea: '0xE798695d2e78f7caeb5BbF3385433959324c02c0',
      sepolia: '0xA73B1FFa214903F23309535EEa98f14cb87a2137',
      lineaSepolia: '0xc4Ba6dAfE5a789f8682980D53cefCEb4e82212de',
    },
  },
  callForwardingProxy: {
    name: 'CallForwardingProxy',
    role: 'Liveness recovery operator of LineaRollup, which forwards calls from anyone',
    page: '/api/linea-smart-contracts/lib/callforwardingproxy',
    group: 'governance',
    addresses: {ethereum: '0x3697bD0bC6C050135b8321F989a5316eACbF367D'},
  },
  addressFilter: {
    name: 'Address filter',
    role: 'Filter for forced transactions, which are not live',
    group: 'system',
    addresses: {ethereum: '0x526AE78F0103Ae73F05449ae30eb626C1003784E'},
  },
  poseidon2: {
    name: 'Poseidon2',
    role: 'Hash function used onchain',
    page: '/api/linea-smart-contracts/lib/mimc',
    group: 'system',
    addresses: {ethereum: '0x8f65FC8C9103e35967D5E8CEb0829E4df96D2c5D'},
  },
  ensL1Resolver: {
    name: 'ENS L1 resolver',
    role: 'Resolves Linea Names from Ethereum',
    group: 'system',
    addresses: {ethereum: '0x1507cE9421232FDBd302f5EbE4590F8D77FeBBFF'},
  },
  ensRegistry: {
    name: 'ENS registry',
    role: 'Registry of Linea Names',
    group: 'system',
    addresses: {
      linea: '0x50130b669B28C339991d8676FA73CF122a121267',
      lineaSepolia: '0x5B2636F0f2137B4aE722C01dd5122D7d3e9541f7',
    },
  },
  revenueVault: {
    name: 'RollupRevenueVault',
    role: 'Collects network revenue for the burn',
    group: 'system',
    addresses: {
      linea: '0xFD5FB23e06e46347d8724486cDb681507592e237',
      lineaSepolia: '0xC86A8FC26e1b6f76b01944064163d804A63b9a96',
    },
  },
  dexSwapAdapter: {
    name: 'V3DexSwapAdapter',
    role: 'Swaps revenue for LINEA',
    group: 'system',
    addresses: {linea: '0x30A20a3a9991c939290f4329cb52daac8e97F353'},
  },
  lineaTokenBurner: {
    name: 'L1LineaTokenBurner',
    role: 'Burns LINEA on Ethereum',
    group: 'system',
    addresses: {
      ethereum: '0x5Ad9369254F29b724d98F6ce98Cb7bAD729969F3',
      sepolia: '0xdeE416C6EaDa6646E6ab50bfC86386A7128E18E2',
    },
  },
  multicall3: {
    name: 'Multicall3',
    role: 'Batches read calls',
    group: 'system',
    addresses: {
      linea: '0xcA11bde05977b3631167028862bE2a173976CA11',
      lineaSepolia: '0xcA11bde05977b3631167028862bE2a173976CA11',
    },
  },
  stakingDeposit: {
    name: 'Staking deposit',
    role: 'Deposit contract predeploy',
    group: 'predeploy',
    addresses: {linea: '0x94d4a7449B968b839dcbc64A61F195CA300986ae'},
  },
  withdrawalRequest: {
    name: 'Withdrawal request',
    role: 'EIP-7002 predeploy',
    group: 'predeploy',
    addresses: {linea: '0x66355689a9f067eeb9dc9d899E4192676988279C'},
  },
  consolidationRequest: {
    name: 'Consolidation request',
    role: 'EIP-7251 predeploy',
    group: 'predeploy',
    addresses: {linea: '0xF0e003F0dE2d583Ae28FA8cBF66aa096CdAce3ff'},
  },
  blockHashHistory: {
    name: 'Block hash history',
    role: 'EIP-2935 predeploy',
    group: 'predeploy',
    addresses: {linea: '0x0000F90827F1C53a10cb7A02335B175320002935'},
  },
  beaconRoots: {
    name: 'Beacon roots',
    role: 'EIP-4788 predeploy',
    group: 'predeploy',
    addresses: {linea: '0x000F3df6D732807Ef1319fB7B8bB8522d0Beac02'},
  },
  yieldManager: {
    name: 'Yield Manager',
    role: 'Moves bridged ETH into staking (Yield Boost)',
    group: 'yield',
    addresses: {
      ethereum: '0xeb63cABDd78537b9b72A2AFB573F7caa91bd8D94',
      sepolia: '0x26Df1c9C70f3aCf9B75632e08d075Cd7e06c67e5',
    },
  },
  stakingVault: {
    name: 'Staking Vault',
    role: 'Lido vault that holds the stake (Yield Boost)',
    group: 'yield',
    addresses: {ethereum: '0x2df8CCb91c80c9600EA9436b1f940c48cC008ca7'},
  },
  vaultDashboard: {
    name: 'Dashboard',
    role: 'Management contract of the vault (Yield Boost)',
    group: 'yield',
    addresses: {ethereum: '0x884891F5085df440d794f69c5d25bD3061259c41'},
  },
  lidoYieldProvider: {
    name: 'Lido stVault yield provider',
    role: 'Connects the Yield Manager to Lido (Yield Boost)',
    group: 'yield',
    addresses: {ethereum: '0x486D8cADc10489B30b64c890aEc747F1220eEEC3'},
  },
  linea: {
    name: 'LINEA',
    role: 'Network token',
    group: 'token',
    addresses: {
      ethereum: '0x1789e0043623282D5DCc7F213d703C6D8BAfBB04',
      linea: '0x1789e0043623282D5DCc7F213d703C6D8BAfBB04',
    },
  },
  weth: {
    name: 'WETH9',
    role: 'Wrapped ETH',
    group: 'token',
    addresses: {linea: '0xe5D7C2a44FfDDf6b295A15c148167daaAf5Cf34f'},
  },
  usdc: {
    name: 'USDC',
    role: 'USD Coin, issued natively since March 2025',
    group: 'token',
    addresses: {
      linea: '0x176211869cA2b568f2A7D4EE941E073a821EE1ff',
      sepolia: '0x1c7D4B196Cb0C7B01d743Fbc6116a902379C7238',
      lineaSepolia: '0xFEce4462D57bD51A6A552365A011b95f0E16d9B7',
    },
  },
  usdt: {
    name: 'USDT',
    role: 'Tether USD',
    group: 'token',
    addresses: {linea: '0xA219439258ca9da29E9Cc4cE5596924745e12B93'},
  },
  dai: {
    name: 'DAI',
    role: 'Dai stablecoin',
    group: 'token',
    addresses: {linea: '0x4AF15ec2A0BD43Db75dd04E62FAA3B8EF36b00d5'},
  },
  wbtc: {
    name: 'WBTC',
    role: 'Wrapped BTC',
    group: 'token',
    addresses: {linea: '0x3aAB2285ddcDdaD8edf438C1bAB47e1a9D05a9b4'},
  },
  wsteth: {
    name: 'wstETH',
    role: 'Wrapped liquid staked ETH',
    group: 'token',
    addresses: {linea: '0xB5beDd42000b71FddE22D3eE8a79Bd49A568fC8F'},
  },
  link: {
    name: 'LINK',
    role: 'Chainlink token',
    group: 'token',
    addresses: {linea: '0x5B16228B94b68C7cE33AF2ACc5663eBdE4dCFA2d'},
  },
  comp: {
    name: 'COMP',
    role: 'Compound token',
    group: 'token',
    addresses: {linea: '0x0ECE76334Fb560f2b1a49A60e38Cf726B02203f0'},
  },
  ape: {
    name: 'APE',
    role: 'ApeCoin',
    group: 'token',
    addresses: {linea: '0x6bAA318CF7C51C76e17ae1EbE9Bbff96AE017aCB'},
  },
} as const satisfies Record<string, SystemContract>;

export type SystemContractId = keyof typeof systemContracts;

/** What a reader has to know about the contracts of a group; names say the rest. */
const kinds: Partial<Record<SystemContract['group'], string>> = {
  core: 'proxy',
  predeploy: 'predeploy',
  token: 'token',
};

/** Says what a system contract is: `TokenBridge, proxy`. */
export const describeKind = ({name, group}: SystemContract): string =>
  [name, kinds[group]].filter(Boolean).join(', ');

/** Says what is at an address: `TokenBridge, proxy, Ethereum Mainnet`. */
export const describeDeployment = (
  contract: SystemContract,
  network: NetworkId,
): string => `${describeKind(contract)}, ${networks[network].name}`;

/** Returns the address of a system contract. Throws if it is not deployed on the network. */
export function getContractAddress(
  id: SystemContractId,
  network: NetworkId,
): string {
  const contract = (
    systemContracts as Readonly<Record<string, SystemContract>>
  )[id];
  const address = contract?.addresses[network];
  if (!address) {
    const choices = contract
      ? Object.keys(contract.addresses)
      : Object.keys(systemContracts);
    throw new Error(
      `${id} has no address on ${network} in src/data/systemContracts.ts → use one of ${choices.join(', ')}`,
    );
  }
  return address;
}
