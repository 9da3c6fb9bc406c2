/** Addresses that appear on pages but do not belong to Linea: other projects' contracts, and example accounts. */
export const externalGroups: readonly {
  /** What each of the addresses is or belongs to. Tables on pages add the contract's name. */
  readonly about: string;
  readonly source: string;
  readonly addresses: readonly string[];
}[] = [
  {
    about: 'Zero address',
    source: 'the Ethereum Yellow Paper',
    addresses: ['0x0000000000000000000000000000000000000000'],
  },
  {
    about: 'Marker address',
    source: 'the source code of the contracts whose pages mention it',
    addresses: [
      '0x0000000000000000000000000000000000000111',
      '0x00000000000000000000000000000000075BCd15',
    ],
  },
  {
    about: 'Default account of a local Anvil chain',
    source: 'https://getfoundry.sh/anvil/overview',
    addresses: [
      '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
      '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
    ],
  },
  {
    about: 'First contract deployed on a local Anvil chain',
    source: 'https://getfoundry.sh/anvil/overview',
    addresses: ['0x5FbDB2315678afecb367f032d93F642f64180aa3'],
  },
  {
    about: 'Cheatcodes of Foundry',
    source: 'https://getfoundry.sh/anvil/overview',
    addresses: ['0x7109709ECfa91a80626fF3989D68f67F5b1DD12D'],
  },
  {
    about: 'vitalik.eth, an example account',
    source:
      'https://besu.hyperledger.org/development/tutorials/smart-contracts',
    addresses: ['0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'],
  },
  {
    about: 'Example account',
    source:
      'https://besu.hyperledger.org/development/tutorials/smart-contracts',
    addresses: [
      '0x627306090abaB3A6e1400e9345bC60c78a8BEf57',
      '0xFE3B557E8Fb62b89F4916B721be55cEb828dBd73',
      '0x8ba1f109551bD432803012645Ac136ddd64DBA72',
    ],
  },
  {
    about: 'ERC-4337 EntryPoint v0.6',
    source: 'https://github.com/eth-infinitism/account-abstraction/releases',
    addresses: ['0x5FF137D4b0FDCD49DcA30c7CF57E578a026d2789'],
  },
  {
    about: 'ERC-4337 EntryPoint v0.7',
    source: 'https://github.com/eth-infinitism/account-abstraction/releases',
    addresses: ['0x0000000071727De22E5E9d8BAf0edAc6f37da032'],
  },
  {
    about: 'Tellor',
    source: 'https://docs.tellor.io',
    addresses: [
      '0x02FB285409Cec68EE12183cc3035a090A456f66C',
      '0x34Fae97547E990ef0E05e05286c51E4645bf1A85',
      '0x35482B93941B439dEA2244Cc30A20D1Ed862DF86',
      '0x896419Ed2E0dC848a1f7d2814F4e5Df4b9B9bFcc',
      '0x9EA18BFDB50E9bb4A18F9d3Df7804E398F8fE0dc',
      '0xB3bB03eA894C609C8560Af3d8726556f52140a39',
      '0xC7199e0686DF9844B511fAf2796C518F6D7292EB',
      '0xC866DB9021fe81856fF6c5B3E3514BF9D1593D81',
    ],
  },
  {
    about: 'Chainlink CCIP',
    source:
      'https://docs.chain.link/ccip/directory/mainnet/chain/ethereum-mainnet-linea-1',
    addresses: [
      '0x06565ed324Ee9fb4DB0FF80B7eDbE4Cb007555a3',
      '0x549FEB73F2348F6cD99b9fc8c69252034897f06C',
      '0xa18152629128738a5c081eb226335FEd4B9C95e9',
      '0xB4431A6c63F72916151fEA2864DBB13b8ce80E8a',
      '0xBc933cEE67d2b1c08490ee8C51E2dF653a713534',
      '0xF64E6E064a71B45514691D397ad4204972cD6508',
    ],
  },
  {
    about: 'Safe 1.5.0',
    source: 'https://github.com/safe-global/safe-deployments',
    addresses: [
      '0x07EfA797c55B5DdE3698d876b277aBb6B893654C',
      '0x14F2982D601c9458F93bd70B218933A6f8165e7b',
      '0x218543288004CD07832472D464648173c77D7eB7',
      '0x2Ef5ECfbea521449E4De05EDB1ce63B75eDA90B4',
      '0x3EfCBb83A4A7AfcB4F68D501E2c2203a38be77f4',
      '0x4FfeF8222648872B3dE295Ba1e49110E61f5b5aa',
      '0xA83c336B20401Af773B6219BA5027174338D1836',
      '0xEdd160fEBBD92E350D4D398fb636302fccd67C7e',
      '0xFf51A5898e281Db6DfC7855790607438dF2ca44b',
    ],
  },
  {
    about: 'Safe 1.4.1',
    source: 'https://github.com/safe-global/safe-deployments',
    addresses: [
      '0x29fcB43b46531BcA003ddC8FCB67FFE91900C762',
      '0x38869bf66a61cF6bDB996A6aE40D5853Fd43B526',
      '0x3d4BA2E0884aa488718476ca2FB8Efc291A46199',
      '0x41675C099F32341bf84BFc5382aF534df5C7461a',
      '0x4e1DCf7AD4e460CfD30791CCC4F9c8a4f820ec67',
      '0x9641d764fc13c8B624c04430C7356C1C7C8102e2',
      '0x9b35Af71d77eaf8d7e40252370304687390A1A52',
      '0xd53cd0aB83D845Ac265BE939c57F53AD838012c9',
      '0xfd0732Dc9E303f09fCEf3a7388Ad10A83459Ec99',
    ],
  },
  {
    about: 'Safe 1.3.0',
    source: 'https://github.com/safe-global/safe-deployments',
    addresses: [
      '0x3E5c63644E683549055b9Be8653de26E0B4CD36E',
      '0x40A2aCCbd92BCA938b02010E17A5b8929b49130D',
      '0x59AD6735bCd8152B84860Cb256dD9e96b85F69Da',
      '0x7cbB62EaA69F79e6873cD1ecB2392971036cFAa4',
      '0xA238CBeb142c10Ef7Ad8442C6D1f9E89e07e7761',
      '0xA65387F16B013cf2Af4605Ad8aA5ec25a2cbA3a2',
      '0xa6B71E26C5e0845f74c812102Ca7114b6a896AB2',
      '0xd9Db270c1B5E3Bd161E8c8503c55cEABeE709552',
      '0xf48f2B2d2a534e402487b3ee7C18c33Aec0Fe5e4',
    ],
  },
  {
    about: 'ORA',
    source: 'https://docs.ora.io/doc/oao-onchain-ai-oracle/reference',
    addresses: [
      '0x0A0f4321214BB6C7811dD8a71cF587bdaF03f0A0',
      '0xC20DeDbE8642b77EfDb4372915947c87b7a526bD',
    ],
  },
  {
    about: 'Verax',
    source: 'https://docs.ver.ax/verax-documentation/',
    addresses: [
      '0x0f95dCec4c7a93F2637eb13b655F2223ea036B59',
      '0x3C443B9f0c8ed3A3270De7A4815487BA3223C2Fa',
      '0x3de3893aa4Cdea029e84e75223a152FD08315138',
      '0x40871e247CF6b8fd8794c9c56bB5c2b8a4FA3B6c',
      '0x4d3a380A03f3a18A5dC44b01119839D8674a552E',
      '0x90b8542d7288a83EC887229A7C727989C3b56209',
      '0xAfA952790492DDeB474012cEA12ba34B788ab39F',
      '0xd5d61e4ECDf6d46A63BfdC262af92544DFc19083',
      '0xDaf3C3632327343f7df0Baad2dc9144fa4e1001F',
      '0xF35fe79104e157703dbCC3Baa72a81A99591744D',
      '0xf851513A732996F22542226341748f3C9978438f',
    ],
  },
  {
    about: 'Account in a Verax example',
    source: 'https://docs.ver.ax/verax-documentation/',
    addresses: ['0xc5fd29cC1a1b76ba52873fF943FEDFDD36cF46C6'],
  },
  {
    about: 'Proof of Humanity',
    source: 'https://docs.ver.ax/verax-documentation/',
    addresses: ['0xBf14cFAFD7B83f6de881ae6dc10796ddD7220831'],
  },
  {
    about: 'RedStone feed',
    source: 'https://docs.redstone.finance/',
    addresses: [
      '0x100c8e61aB3BeA812A42976199Fc3daFbcDD7272',
      '0x5C4c8d6f6Bf79B718F3e8399AaBdFEd01cB7e48f',
      '0x97c19d3Ae8e4d74e25EF3AFf3a277fB614ed76D4',
      '0xaE02D5bE17a23C8fdd0676C6A5f9143d91237979',
    ],
  },
  {
    about: 'LayerZero EndpointV2',
    source: 'https://docs.layerzero.network/v2/deployments/deployed-contracts',
    addresses: [
      '0x1a44076050125825900e736c501f859c50fE728c',
      '0x6EDCE65403992e310A62460808c4b910D972f10f',
    ],
  },
  {
    about: 'API3',
    source: 'https://market.api3.org/linea',
    addresses: [
      '0x1Fe170311Cb13e3bfB96DeC8FAadcf97BF843381',
      '0x2E787629c3B7545271240A87197108823ce8303b',
      '0x3f5C77BB36a16118ccC9Ca83ddEe8A01b6C01811',
      '0x709944a48cAf83535e43471680fDA4905FB3920a',
      '0x7B42df2563E128Ae3F68e2CFB1904808F61C8F12',
    ],
  },
  {
    about: 'Emergency Pauser account',
    source: 'the announcements on which docs/release-notes.mdx is based',
    addresses: ['0x2532bfdc9Ba58B13358A9C5C05136d6938Bc42d0'],
  },
  {
    about: 'LXP token',
    source: 'the announcements on which docs/release-notes.mdx is based',
    addresses: ['0xd83af4fbD77f3AB65C3B1Dc4B38D7e67AEcf599A'],
  },
  {
    about: 'Former verifier of LineaRollup',
    source: 'the announcements on which docs/release-notes.mdx is based',
    addresses: [
      '0x5ca5dBf7Cb8F3f3c92E04B16FF5fCA1cdf147f79',
      '0x8AB455030E1Ea718e445f423Bb8D993dcAd24Cc4',
    ],
  },
  {
    about: 'Contract on Goerli, which has been shut down',
    source: 'the announcements on which docs/release-notes.mdx is based',
    addresses: [
      '0x2652e1547Ac6b9a0311cF1B7F024a378f30ad8D8',
      '0x6081C1392793e22dA39871D4362c1e7045A5bace',
      '0x6E4437828B4A7E7730e3D7efC676E22Ce905B705',
      '0x70BaD09280FD342D02fe64119779BC1f0791BAC2',
      '0xaA012D038E6440535Ec66eDf2DA592F4F8398133',
      '0xB191E3d98074f92584E5205B99c3F17fB2068927',
      '0xc0557e2149751e201749b87f86acd91DB22e2662',
      '0xC499a572640B64eA1C8c194c43Bc3E19940719dC',
    ],
  },
  {
    about: 'Linea ENS',
    source: 'https://github.com/Consensys/linea-ens',
    addresses: [
      '0x2aD1A39a3b616FB11ac5DB290061A0A5C09771f3',
      '0x3dB97Ff4c9D1A2485B1DBe9c9e843359462A1661',
      '0x4D41762915F83c76EcaF6776d9b08076aA32b492',
      '0x53dD5b36C7ffE549aA9Ca9890599887bcdb406cA',
      '0x86c5AED9F27837074612288610fB98ccC1733126',
      '0x9a4b070A5A6C09C2d0f00309aC1613109A3F6b41',
      '0xd0cAC555C1aCE8aa1F81f5A17D5Ba1C8a5b6925d',
      '0xde16ee87B0C019499cEBDde29c9F7686560f679a',
    ],
  },
  {
    about: 'Axelar',
    source: 'https://docs.axelar.dev/',
    addresses: [
      '0x2d5d7d31F671F86C782533cc367F14109a082712',
      '0xbE406F0189A0B4cf3A05C286473D23791Dd44Cc6',
      '0xe432150cce91c13a887f7D836923d5597adD8E31',
    ],
  },
  {
    about: 'Etherspot account factory',
    source: 'https://github.com/etherspot/etherspot-prime-sdk',
    addresses: [
      '0x38CC0EDdD3a944CA17981e0A19470d2298B8d43a',
      '0x7f6d8F107fE8551160BD5351d5F1514A6aD5d40E',
    ],
  },
  {
    about: 'Chainlink data feed',
    source: 'https://docs.chain.link/data-feeds/price-feeds/addresses/',
    addresses: [
      '0x3c6Cd9Cc7c7a4c2Cf5a82734CD249D7D593354dA',
      '0x452b408b3e2805C109D52C80Bd54Deda239716d1',
      '0x5133D67c38AFbdd02997c14Abd8d83676B4e309A',
      '0x637cf12017219Dd3A758818eD63185f7acF7D935',
      '0x7A99092816C8BD5ec8ba229e3a6E6Da1E628E1F9',
      '0x8dF01C2eFed1404872b54a69f40a57FeC1545998',
      '0x8eCE1AbA32716FdDe8D6482bfd88E9a0ee01f565',
      '0xAADAa473C1bDF7317ec07c915680Af29DeBfdCb5',
      '0xB1d9A4Fe9331E28C5588B63343BF064A397aadB8',
      '0xC4bF21Ab46bd22Cf993c0AAa363577bD2Af83544',
      '0xc834a55fb78dEa866E9cd86047Df0F584B9da339',
      '0xefCA2bbe0EdD0E22b2e0d2F8248E99F4bEf4A7dB',
    ],
  },
  {
    about: 'test token of the tutorial',
    source:
      'https://sepolia.lineascan.build/address/0x46871676658472b99720f2a368cda6430c1647b9',
    addresses: [
      '0x46871676658472B99720F2a368CDa6430c1647b9',
      '0x66a6F52C2100FB82EE21FD1380b4D516CB540c93',
      '0xB7D70343639aF53a02f6ea7d9cde240fc72de6Dd',
    ],
  },
  {
    about: 'TokenBridge',
    source: 'https://github.com/Consensys/linea-monorepo/tree/main/contracts',
    addresses: [
      '0xF0e003F0dE2d583Ae28FA8cBF66aa096CdAce3ff',
      '0x4a496167F187A97379e763f693A499cE1182848b',
    ],
  },
  {
    about: 'Sender of a rejected transaction in an example response',
    source: 'the example in the method’s official reference',
    addresses: ['0x4d144D7b9c96b26361D6aC74dd1d8267edCA4FC2'],
  },
  {
    about: 'Primus zkTLS',
    source:
      'https://docs.primuslabs.xyz/enterprise/onchain-interaction/overview',
    addresses: [
      '0x50bd377EB8D4236Bb587AB3FB1eeafd888AEeC58',
      '0xe6a7E3d26B898e96fA8bC00fFE6e51b25Dc24d6a',
    ],
  },
  {
    about: 'DIA demo oracle',
    source: 'https://www.diadata.org/docs/guides/chain-specific-guide/linea',
    addresses: [
      '0x533D3c1df8D238374065FB3341c34754e4BFCE8E',
      '0xbb5A4708302ee9D959abc417Ca1280aBB106ba6A',
    ],
  },
  {
    about: 'OKLink sample account',
    source:
      'https://oklink.com/linea/address/0x7fb5aa2a66bd08c61956bd29df4da48cc63d66d9/aa',
    addresses: ['0x7fb5AA2a66bd08C61956bd29Df4da48CC63D66d9'],
  },
  {
    about: 'Coinbase address of recovered blocks',
    source:
      'https://github.com/Consensys/linea-monorepo/tree/main/besu-plugins/state-recovery',
    addresses: ['0xA27342f1b74c0cfB2cda74bac1628d0C1A9752f2'],
  },
  {
    about: 'Pyth',
    source: 'https://docs.pyth.network/price-feeds/core/contract-addresses/evm',
    addresses: ['0xA2aa501b19aff244D90cc15a4Cf739D2725B5729'],
  },
  {
    about: 'Irys sample account',
    source: 'the sample queries in the provider’s documentation',
    addresses: [
      '0xaC568a981B1370B2e1bAA8cE30BD5AC9E28C572D',
      '0xBcb812C6e26F4F0F78Bd7B6222461FF24F2942AE',
    ],
  },
  {
    about: 'GoldRush sample account',
    source: 'the sample request in the provider’s documentation',
    addresses: ['0xC882b111A75C0c657fC507C04FbFcD2cC984F071'],
  },
  {
    about: 'Account in the linea_getProof example',
    source: 'the example in the method’s official reference',
    addresses: ['0x87f21c771EAC9c547Eb22312997153D3A1fC40F6'],
  },
  {
    about: 'LineaRollup 8.0, implementation since September 2026',
    source:
      'the record of the Security Council, and audits of the implementation by Diligence and Cyfrin',
    addresses: ['0x052b73d934E9412045Bf731574463Fd026D74645'],
  },
  {
    about: 'Verifier of LineaRollup since autumn 2026',
    source: 'the record of the Security Council',
    addresses: [
      '0x1d930e3Fac9fbc7026eC17962d2F57d558d37532',
      '0xAFF26999780901ee8B48f0a1271a177ff46fD53F',
    ],
  },
];

/** All of them. scripts/facts.ts checks the pages against this list and systemContracts.ts. */
export const externalAddresses: readonly string[] = externalGroups.flatMap(
  ({addresses}) => addresses,
);
