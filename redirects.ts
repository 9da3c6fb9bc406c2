/** Maps old paths to new paths. tests/site/redirects.test.ts checks them. */
export const redirects: Readonly<Record<string, string>> = {
  '/api/linea-smart-contracts/generations':
    '/api/linea-smart-contracts/linearollup',
  '/api/linea-smart-contracts/generations/6-0':
    '/api/linea-smart-contracts/linearollup',
  '/api/linea-smart-contracts/generations/6-0/igenericerrors':
    '/api/linea-smart-contracts/interfaces/igenericerrors',
  '/api/linea-smart-contracts/generations/6-0/il2messageservicev1':
    '/api/linea-smart-contracts/interfaces/l2/il2messageservicev1',
  '/api/linea-smart-contracts/generations/6-0/ilinearollup':
    '/api/linea-smart-contracts/interfaces/l1/ilinearollup',
  '/api/linea-smart-contracts/generations/6-0/imessageservice':
    '/api/linea-smart-contracts/interfaces/imessageservice',
  '/api/linea-smart-contracts/generations/6-0/ipausemanager':
    '/api/linea-smart-contracts/interfaces/ipausemanager',
  '/api/linea-smart-contracts/generations/6-0/iplonkverifier':
    '/api/linea-smart-contracts/interfaces/l1/iplonkverifier',
  '/api/linea-smart-contracts/generations/6-0/itokenbridge':
    '/api/linea-smart-contracts/tokenbridge/interfaces/itokenbridge',
  '/api/linea-smart-contracts/generations/6-0/l2messageservice':
    '/api/linea-smart-contracts/messageservice/l2/l2messageservice',
  '/api/linea-smart-contracts/generations/6-0/linearollup':
    '/api/linea-smart-contracts/linearollup',
  '/api/linea-smart-contracts/generations/6-0/linearolluppausemanager':
    '/api/linea-smart-contracts/lib/linearolluppausemanager',
  '/api/linea-smart-contracts/generations/6-0/messagehashing':
    '/api/linea-smart-contracts/messageservice/lib/messagehashing',
  '/api/linea-smart-contracts/generations/6-0/pausemanager':
    '/api/linea-smart-contracts/lib/pausemanager',
  '/api/linea-smart-contracts/generations/6-0/sparsemerkleproof':
    '/api/linea-smart-contracts/lib/sparsemerkleproof',
  '/api/linea-smart-contracts/generations/6-0/tokenbridge':
    '/api/linea-smart-contracts/tokenbridge',
  '/api/linea-smart-contracts/generations/6-0/zkevmv2':
    '/api/linea-smart-contracts/zkevmv2',
  '/api/linea-smart-contracts/generations/7-1':
    '/api/linea-smart-contracts/linearollup',
  '/api/linea-smart-contracts/generations/7-1/igenericerrors':
    '/api/linea-smart-contracts/interfaces/igenericerrors',
  '/api/linea-smart-contracts/generations/7-1/il2messageservicev1':
    '/api/linea-smart-contracts/interfaces/l2/il2messageservicev1',
  '/api/linea-smart-contracts/generations/7-1/ilinearollup':
    '/api/linea-smart-contracts/interfaces/l1/ilinearollup',
  '/api/linea-smart-contracts/generations/7-1/imessageservice':
    '/api/linea-smart-contracts/interfaces/imessageservice',
  '/api/linea-smart-contracts/generations/7-1/ipausemanager':
    '/api/linea-smart-contracts/interfaces/ipausemanager',
  '/api/linea-smart-contracts/generations/7-1/iplonkverifier':
    '/api/linea-smart-contracts/interfaces/l1/iplonkverifier',
  '/api/linea-smart-contracts/generations/7-1/itokenbridge':
    '/api/linea-smart-contracts/tokenbridge/interfaces/itokenbridge',
  '/api/linea-smart-contracts/generations/7-1/linearollup':
    '/api/linea-smart-contracts/linearollup',
  '/api/linea-smart-contracts/generations/7-1/linearolluppausemanager':
    '/api/linea-smart-contracts/lib/linearolluppausemanager',
  '/api/linea-smart-contracts/generations/7-1/messagehashing':
    '/api/linea-smart-contracts/messageservice/lib/messagehashing',
  '/api/linea-smart-contracts/generations/7-1/pausemanager':
    '/api/linea-smart-contracts/lib/pausemanager',
  '/api/linea-smart-contracts/generations/7-1/sparsemerkleproof':
    '/api/linea-smart-contracts/lib/sparsemerkleproof',
  '/api/linea-smart-contracts/generations/7-1/zkevmv2':
    '/api/linea-smart-contracts/zkevmv2',
  '/architecture': '/technology/architecture',
  '/architecture/bridges': '/technology/canonical-token-bridge',
  '/architecture/canonical-msg-service': '/technology/message-service',
  '/architecture/coordinator': '/technology/coordinator',
  '/architecture/evm-state-manager': '/technology/state-manager',
  '/architecture/network-data': '/technology/network-data',
  '/architecture/overview': '/technology/architecture',
  '/architecture/overview/decentralization-roadmap':
    '/technology/decentralization',
  '/architecture/overview/network-data': '/technology/network-data',
  '/architecture/overview/transaction-lifecycle':
    '/technology/transaction-lifecycle',
  '/architecture/sequencer': '/technology/sequencer',
  '/architecture/stack': '/technology/repos',
  '/architecture/stack/bridges': '/technology/canonical-token-bridge',
  '/architecture/stack/bridges/canonical-token-bridge':
    '/technology/canonical-token-bridge',
  '/architecture/stack/canonical-msg-service': '/technology/message-service',
  '/architecture/stack/canonical-msg-service/message-service':
    '/technology/message-service',
  '/architecture/stack/coordinator': '/technology/coordinator',
  '/architecture/stack/evm-state-manager': '/technology/state-manager',
  '/architecture/stack/sequencer': '/technology/sequencer',
  '/architecture/stack/sequencer/conflation':
    '/technology/sequencer/conflation',
  '/architecture/stack/sequencer/traces-generator':
    '/technology/sequencer/traces-generator',
  '/architecture/stack/trace-expansion-proving': '/technology/prover',
  '/architecture/stack/trace-expansion-proving/prover-limits':
    '/technology/prover/prover-limits',
  '/architecture/stack/trace-expansion-proving/proving':
    '/technology/prover/proving',
  '/architecture/stack/trace-expansion-proving/trace-expansion':
    '/technology/prover/trace-expansion',
  '/architecture/trace-expansion-proving': '/technology/prover',
  '/architecture/transaction-lifecycle': '/technology/transaction-lifecycle',
  '/build-on-linea': '/get-started',
  '/build-on-linea/ethereum-differences':
    '/get-started/build/ethereum-differences',
  '/build-on-linea/gas-fees': '/get-started/how-to/gas-fees',
  '/build-on-linea/linea-version': '/release-notes',
  '/build-on-linea/quickstart': '/get-started',
  '/build-on-linea/quickstart/rpc': '/api/reference',
  '/build-on-linea/run-a-node': '/get-started/how-to/run-a-node',
  '/build-on-linea/run-a-node/use-binary': '/get-started/how-to/run-a-node',
  '/build-on-linea/run-a-node/use-docker': '/get-started/how-to/run-a-node',
  '/build-on-linea/tooling': '/get-started',
  '/build-on-linea/tooling/cross-chain/shortcuts':
    '/get-started/tooling/cross-chain/shortcuts',
  '/build-on-linea/tooling/linea-inscriptions':
    '/get-started/how-to/linea-inscriptions',
  '/build-on-linea/tooling/linea-safe': '/get-started/how-to/linea-safe',
  '/build-on-linea/tooling/node-providers':
    '/get-started/tooling/node-providers',
  '/build-on-linea/use-linea-testnet/bridge-funds':
    '/get-started/how-to/bridge',
  '/build-on-linea/use-linea-testnet/bridge-funds/usdc-bridge': '/',
  '/build-on-linea/use-linea-testnet/bridge-funds/use-etherscan': '/',
  '/build-on-linea/use-linea-testnet/fund': '/',
  '/build-on-linea/use-linea-testnet/info-contracts':
    '/get-started/build/network-info',
  '/build-on-linea/use-linea-testnet/set-up-your-wallet': '/',
  '/decentralization-roadmap': '/technology/decentralization',
  '/developers/bridge-architecture/message-service':
    '/technology/message-service',
  '/developers/deploy-smart-contract':
    '/get-started/how-to/deploy-smart-contract',
  '/developers/guides': '/get-started',
  '/developers/guides/bridge': '/get-started/how-to/bridge',
  '/developers/guides/bridge/how-to-bridge-erc20-tokens':
    '/get-started/how-to/bridge',
  '/developers/guides/bridge/how-to-bridge-eth': '/get-started/how-to/bridge',
  '/developers/guides/community': '/learn/ecosystem-tutorials',
  '/developers/guides/community/irys': '/learn/ecosystem-tutorials/irys',
  '/developers/guides/community/irys/irys-dynamic-nfts':
    '/learn/ecosystem-tutorials/irys/irys-dynamic-nfts',
  '/developers/guides/community/irys/irys-nfts':
    '/learn/ecosystem-tutorials/irys/irys-nfts',
  '/developers/guides/deploy-subdomain': '/get-started/how-to/deploy-subdomain',
  '/developers/guides/finalized-block': '/get-started/how-to/finalized-block',
  '/developers/guides/gas-fees': '/get-started/how-to/gas-fees',
  '/developers/guides/gas/gas-fees': '/get-started/how-to/gas-fees',
  '/developers/guides/gas/gas-on-linea': '/get-started/how-to/gas-fees',
  '/developers/guides/linea-api': '/api/reference',
  '/developers/guides/linea-inscriptions':
    '/get-started/how-to/linea-inscriptions',
  '/developers/guides/linea-safe': '/get-started/how-to/linea-safe',
  '/developers/guides/linea-sdk': '/api/linea-sdk',
  '/developers/guides/run-a-node': '/get-started/how-to/run-a-node',
  '/developers/guides/run-a-node/besu': '/get-started/how-to/run-a-node/besu',
  '/developers/guides/run-a-node/bootnodes':
    '/get-started/how-to/run-a-node/bootnodes',
  '/developers/guides/run-a-node/enodes':
    '/get-started/how-to/run-a-node/bootnodes',
  '/developers/guides/run-a-node/erigon':
    '/get-started/how-to/run-a-node/erigon',
  '/developers/guides/run-a-node/geth': '/get-started/how-to/run-a-node/geth',
  '/developers/guides/run-a-node/linea-besu':
    '/get-started/how-to/run-a-node/linea-besu',
  '/developers/guides/run-a-node/use-binary': '/get-started/how-to/run-a-node',
  '/developers/guides/run-a-node/use-docker': '/get-started/how-to/run-a-node',
  '/developers/guides/run-a-node/volume-creation':
    '/get-started/how-to/run-a-node/volume-creation',
  '/developers/linea-version': '/release-notes',
  '/developers/quickstart': '/get-started',
  '/developers/quickstart/deploy-smart-contract':
    '/get-started/how-to/deploy-smart-contract',
  '/developers/quickstart/deploy-smart-contract/atlas':
    '/get-started/how-to/deploy-smart-contract/atlas',
  '/developers/quickstart/deploy-smart-contract/cookbook':
    '/get-started/how-to/deploy-smart-contract/cookbook',
  '/developers/quickstart/deploy-smart-contract/foundry':
    '/get-started/how-to/deploy-smart-contract/foundry',
  '/developers/quickstart/deploy-smart-contract/hardhat':
    '/get-started/how-to/deploy-smart-contract/hardhat',
  '/developers/quickstart/deploy-smart-contract/remix':
    '/get-started/how-to/deploy-smart-contract/remix',
  '/developers/quickstart/deploy-smart-contract/thirdweb':
    '/get-started/how-to/deploy-smart-contract/thirdweb',
  '/developers/quickstart/ethereum-differences':
    '/get-started/build/ethereum-differences',
  '/developers/quickstart/goerli-to-sepolia': '/get-started',
  '/developers/quickstart/info-contracts': '/get-started/build/network-info',
  '/developers/quickstart/verify-smart-contract':
    '/get-started/how-to/verify-smart-contract',
  '/developers/quickstart/verify-smart-contract/atlas':
    '/get-started/how-to/verify-smart-contract/atlas',
  '/developers/quickstart/verify-smart-contract/foundry':
    '/get-started/how-to/verify-smart-contract/foundry',
  '/developers/quickstart/verify-smart-contract/hardhat':
    '/get-started/how-to/verify-smart-contract/hardhat',
  '/developers/reference/api': '/api/reference',
  '/developers/reference/api/eth-sendrawtransaction':
    '/api/reference/eth-sendrawtransaction',
  '/developers/reference/api/linea-estimategas':
    '/api/reference/linea-estimategas',
  '/developers/reference/api/linea-getproof': '/api/reference/linea-getproof',
  '/developers/reference/api/linea-gettransactionexclusionstatusv1':
    '/api/reference/linea-gettransactionexclusionstatusv1',
  '/developers/tooling': '/get-started',
  '/developers/tooling/account-abstraction/account-abstraction':
    '/get-started/tooling/account-abstraction',
  '/developers/tooling/account-abstraction/biconomy':
    '/get-started/tooling/account-abstraction/biconomy',
  '/developers/tooling/account-abstraction/etherspot':
    '/get-started/tooling/account-abstraction/etherspot',
  '/developers/tooling/account-abstraction/noves':
    '/get-started/tooling/account-abstraction/noves',
  '/developers/tooling/account-abstraction/oklink':
    '/get-started/tooling/account-abstraction/oklink',
  '/developers/tooling/account-abstraction/openfort':
    '/get-started/tooling/account-abstraction/openfort',
  '/developers/tooling/account-abstraction/particle-network':
    '/get-started/tooling/account-abstraction/particle-network',
  '/developers/tooling/account-abstraction/pimlico':
    '/get-started/tooling/account-abstraction/pimlico',
  '/developers/tooling/account-abstraction/smartwallets':
    '/get-started/tooling/account-abstraction/smartwallets',
  '/developers/tooling/account-abstraction/station':
    '/get-started/tooling/account-abstraction/station',
  '/developers/tooling/analytics': '/get-started/tooling/analytics',
  '/developers/tooling/analytics/arkham':
    '/get-started/tooling/analytics/arkham',
  '/developers/tooling/analytics/cookie3':
    '/get-started/tooling/analytics/cookie3',
  '/developers/tooling/analytics/dune': '/get-started/tooling/analytics/dune',
  '/developers/tooling/analytics/mobula':
    '/get-started/tooling/analytics/mobula',
  '/developers/tooling/attestations': '/get-started/tooling/attestations',
  '/developers/tooling/attestations/pado':
    '/get-started/tooling/attestations/primus',
  '/developers/tooling/attestations/verax':
    '/get-started/tooling/attestations/verax',
  '/developers/tooling/cloud-infra': '/get-started/tooling/ai',
  '/developers/tooling/cloud-infra/spheron': '/get-started/tooling/ai/spheron',
  '/developers/tooling/contracts-templates':
    '/get-started/tooling/contracts-templates',
  '/developers/tooling/contracts-templates/cookbook':
    '/get-started/tooling/contracts-templates/cookbook',
  '/developers/tooling/contracts-templates/thirdweb':
    '/get-started/tooling/contracts-templates/thirdweb',
  '/developers/tooling/cross-chain': '/get-started/tooling/cross-chain',
  '/developers/tooling/cross-chain/axelar':
    '/get-started/tooling/cross-chain/axelar',
  '/developers/tooling/cross-chain/ccip-read-gateway':
    '/get-started/tooling/cross-chain/ccip-read',
  '/developers/tooling/cross-chain/layerzero':
    '/get-started/tooling/cross-chain/layerzero',
  '/developers/tooling/cross-chain/shortcuts':
    '/get-started/tooling/cross-chain/shortcuts',
  '/developers/tooling/data-indexers': '/get-started/tooling/data-indexers',
  '/developers/tooling/data-indexers/alchemy':
    '/get-started/tooling/data-indexers/alchemy',
  '/developers/tooling/data-indexers/arkham':
    '/get-started/tooling/data-indexers/arkham',
  '/developers/tooling/data-indexers/covalent':
    '/get-started/tooling/data-indexers/covalent',
  '/developers/tooling/data-indexers/dipdup/overview':
    '/get-started/tooling/data-indexers/dipdup/overview',
  '/developers/tooling/data-indexers/dipdup/quickstart':
    '/get-started/tooling/data-indexers/dipdup/quickstart',
  '/developers/tooling/data-indexers/dune':
    '/get-started/tooling/data-indexers/dune',
  '/developers/tooling/data-indexers/envio':
    '/get-started/tooling/data-indexers/envio',
  '/developers/tooling/data-indexers/etherscan':
    '/get-started/tooling/data-indexers/etherscan',
  '/developers/tooling/data-indexers/flair':
    '/get-started/tooling/data-indexers/flair',
  '/developers/tooling/data-indexers/goldsky/goldsky-index':
    '/get-started/tooling/data-indexers/goldsky/goldsky-index',
  '/developers/tooling/data-indexers/goldsky/goldsky-mirror':
    '/get-started/tooling/data-indexers/goldsky/goldsky-mirror',
  '/developers/tooling/data-indexers/goldsky/overview':
    '/get-started/tooling/data-indexers/goldsky/overview',
  '/developers/tooling/data-indexers/mobula':
    '/get-started/tooling/data-indexers/mobula',
  '/developers/tooling/data-indexers/moralis':
    '/get-started/tooling/data-indexers/moralis',
  '/developers/tooling/data-indexers/nftscan':
    '/get-started/tooling/data-indexers/nftscan',
  '/developers/tooling/data-indexers/noves':
    '/get-started/tooling/data-indexers/noves',
  '/developers/tooling/data-indexers/reservoir':
    '/get-started/tooling/data-indexers/reservoir',
  '/developers/tooling/data-indexers/scopescan':
    '/get-started/tooling/data-indexers/scopescan',
  '/developers/tooling/data-indexers/sentio':
    '/get-started/tooling/data-indexers/sentio',
  '/developers/tooling/data-indexers/subquery':
    '/get-started/tooling/data-indexers/subquery',
  '/developers/tooling/data-indexers/subsquid':
    '/get-started/tooling/data-indexers/subsquid',
  '/developers/tooling/data-indexers/thegraph':
    '/get-started/tooling/data-indexers/thegraph',
  '/developers/tooling/libraries': '/get-started/tooling/libraries',
  '/developers/tooling/libraries/ape': '/get-started/tooling/libraries/ape',
  '/developers/tooling/libraries/ethereum-list':
    '/get-started/tooling/libraries/ethereum-list',
  '/developers/tooling/libraries/ethers-js':
    '/get-started/tooling/libraries/ethers-js',
  '/developers/tooling/libraries/multicall':
    '/get-started/tooling/libraries/multicall',
  '/developers/tooling/libraries/viem': '/get-started/tooling/libraries/viem',
  '/developers/tooling/libraries/wagmi': '/get-started/tooling/libraries/wagmi',
  '/developers/tooling/libraries/wallet-connect':
    '/get-started/tooling/libraries/reown',
  '/developers/tooling/node-providers': '/get-started/tooling/node-providers',
  '/developers/tooling/node-providers/erpc':
    '/get-started/tooling/node-providers/erpc',
  '/developers/tooling/oracles': '/get-started/tooling/oracles',
  '/developers/tooling/oracles/api3': '/get-started/tooling/oracles/api3',
  '/developers/tooling/oracles/chainlink':
    '/get-started/tooling/oracles/chainlink',
  '/developers/tooling/oracles/dia': '/get-started/tooling/oracles/dia',
  '/developers/tooling/oracles/ora': '/get-started/tooling/oracles/ora',
  '/developers/tooling/oracles/pyth': '/get-started/tooling/oracles/pyth',
  '/developers/tooling/oracles/redstone':
    '/get-started/tooling/oracles/redstone',
  '/developers/tooling/oracles/supra': '/get-started/tooling/oracles/supra',
  '/developers/tooling/oracles/tellor': '/get-started/tooling/oracles/tellor',
  '/developers/tooling/oracles/umbrella':
    '/get-started/tooling/oracles/umbrella',
  '/developers/tooling/permanent-data/irys/irys-query-package':
    '/get-started/tooling/permanent-data/irys/irys-querying',
  '/developers/tooling/permanent-data/irys/irys-querying':
    '/get-started/tooling/permanent-data/irys/irys-querying',
  '/developers/tooling/permanent-data/irys/irys-quickstart':
    '/get-started/tooling/permanent-data/irys/irys-quickstart',
  '/developers/tooling/permanent-data/irys/overview':
    '/get-started/tooling/permanent-data/irys/overview',
  '/developers/tooling/privacy': '/get-started/tooling/privacy',
  '/developers/tooling/privacy/secret': '/get-started/tooling/privacy/secret',
  '/developers/tooling/security': '/get-started/tooling/security',
  '/developers/tooling/security/goplus-security-api':
    '/get-started/tooling/security/goplus-security-api',
  '/developers/tooling/security/hexagate':
    '/get-started/tooling/security/hexagate',
  '/developers/tooling/security/hypernative':
    '/get-started/tooling/security/hypernative',
  '/developers/tooling/security/scamfari':
    '/get-started/tooling/security/scamfari',
  '/developers/tooling/security/spherex':
    '/get-started/tooling/security/spherex',
  '/developers/tooling/social-login': '/get-started/tooling/social-login',
  '/developers/tooling/social-login/arcana':
    '/get-started/tooling/social-login/arcana',
  '/developers/tooling/social-login/openfort':
    '/get-started/tooling/social-login/openfort',
  '/developers/use-message-bridge': '/technology/message-service',
  '/get-started/build/repos': '/technology/repos',
  '/get-started/concepts': '/technology/architecture',
  '/get-started/concepts/architecture': '/technology/architecture',
  '/get-started/concepts/canonical-token-bridge':
    '/technology/canonical-token-bridge',
  '/get-started/concepts/coordinator': '/technology/coordinator',
  '/get-started/concepts/decentralization': '/technology/decentralization',
  '/get-started/concepts/message-service': '/technology/message-service',
  '/get-started/concepts/network-data': '/technology/network-data',
  '/get-started/concepts/prover': '/technology/prover',
  '/get-started/concepts/prover/prover-limits':
    '/technology/prover/prover-limits',
  '/get-started/concepts/prover/proving': '/technology/prover/proving',
  '/get-started/concepts/prover/trace-expansion':
    '/technology/prover/trace-expansion',
  '/get-started/concepts/sequencer': '/technology/sequencer',
  '/get-started/concepts/sequencer/conflation':
    '/technology/sequencer/conflation',
  '/get-started/concepts/sequencer/traces-generator':
    '/technology/sequencer/traces-generator',
  '/get-started/concepts/state-manager': '/technology/state-manager',
  '/get-started/concepts/transaction-lifecycle':
    '/technology/transaction-lifecycle',
  '/get-started/configure-metamask': '/',
  '/get-started/fund': '/',
  '/get-started/how-to/bridge/how-to-bridge-erc20-tokens':
    '/get-started/how-to/bridge',
  '/get-started/how-to/bridge/how-to-bridge-eth': '/get-started/how-to/bridge',
  '/get-started/quickstart': '/',
  '/get-started/tooling/attestations/pado':
    '/get-started/tooling/attestations/primus',
  '/get-started/tooling/cross-chain/ccip-read-gateway':
    '/get-started/tooling/cross-chain/ccip-read',
  '/get-started/tooling/libraries/walletconnect':
    '/get-started/tooling/libraries/reown',
  '/reference/api/linea-estimategas': '/api/reference/linea-estimategas',
  '/reference/glossary': '/zero-knowledge-glossary',
  '/use-linea/index.md': '/',
  '/use-mainnet': '/',
  '/use-mainnet/bridges-of-linea': '/get-started/how-to/bridge',
  '/use-mainnet/bridges-of-linea/how-to-bridge-eth':
    '/get-started/how-to/bridge',
  '/use-mainnet/decentralization-roadmap': '/technology/decentralization',
  '/use-mainnet/fund': '/',
  '/use-mainnet/gas-import': '/get-started/how-to/gas-fees',
  '/use-mainnet/gas-on-linea': '/get-started/how-to/gas-fees',
  '/use-mainnet/info-contracts': '/get-started/build/network-info',
  '/use-mainnet/set-up-your-wallet': '/',
  '/use-zkevm': '/',
  '/users/zero-knowledge-glossary': '/zero-knowledge-glossary',
};
