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
  '/api/quickstart': '/api/reference',
  '/api/reference/debug-traceblockbyhash':
    '/api/reference/debug-and-trace#debug_traceblockbyhash',
  '/api/reference/debug-traceblockbynumber':
    '/api/reference/debug-and-trace#debug_traceblockbynumber',
  '/api/reference/debug-tracecall':
    '/api/reference/debug-and-trace#debug_tracecall',
  '/api/reference/debug-tracetransaction':
    '/api/reference/debug-and-trace#debug_tracetransaction',
  '/api/reference/eth-accounts': '/api/reference/chain-and-fees#eth_accounts',
  '/api/reference/eth-blocknumber':
    '/api/reference/chain-and-fees#eth_blocknumber',
  '/api/reference/eth-call': '/api/reference/state#eth_call',
  '/api/reference/eth-chainid': '/api/reference/chain-and-fees#eth_chainid',
  '/api/reference/eth-estimategas':
    '/api/reference/chain-and-fees#eth_estimategas',
  '/api/reference/eth-feehistory':
    '/api/reference/chain-and-fees#eth_feehistory',
  '/api/reference/eth-gasprice': '/api/reference/chain-and-fees#eth_gasprice',
  '/api/reference/eth-getbalance': '/api/reference/state#eth_getbalance',
  '/api/reference/eth-getblockbyhash':
    '/api/reference/blocks#eth_getblockbyhash',
  '/api/reference/eth-getblockbynumber':
    '/api/reference/blocks#eth_getblockbynumber',
  '/api/reference/eth-getblockreceipts':
    '/api/reference/blocks#eth_getblockreceipts',
  '/api/reference/eth-getblocktransactioncountbyhash':
    '/api/reference/blocks#eth_getblocktransactioncountbyhash',
  '/api/reference/eth-getblocktransactioncountbynumber':
    '/api/reference/blocks#eth_getblocktransactioncountbynumber',
  '/api/reference/eth-getcode': '/api/reference/state#eth_getcode',
  '/api/reference/eth-getfilterchanges':
    '/api/reference/logs-and-filters#eth_getfilterchanges',
  '/api/reference/eth-getfilterlogs':
    '/api/reference/logs-and-filters#eth_getfilterlogs',
  '/api/reference/eth-getlogs': '/api/reference/logs-and-filters#eth_getlogs',
  '/api/reference/eth-getproof': '/api/reference/state#eth_getproof',
  '/api/reference/eth-getstorageat': '/api/reference/state#eth_getstorageat',
  '/api/reference/eth-gettransactionbyblockhashandindex':
    '/api/reference/transactions#eth_gettransactionbyblockhashandindex',
  '/api/reference/eth-gettransactionbyblocknumberandindex':
    '/api/reference/transactions#eth_gettransactionbyblocknumberandindex',
  '/api/reference/eth-gettransactionbyhash':
    '/api/reference/transactions#eth_gettransactionbyhash',
  '/api/reference/eth-gettransactioncount':
    '/api/reference/state#eth_gettransactioncount',
  '/api/reference/eth-gettransactionreceipt':
    '/api/reference/transactions#eth_gettransactionreceipt',
  '/api/reference/eth-maxpriorityfeepergas':
    '/api/reference/chain-and-fees#eth_maxpriorityfeepergas',
  '/api/reference/eth-newblockfilter':
    '/api/reference/logs-and-filters#eth_newblockfilter',
  '/api/reference/eth-newfilter':
    '/api/reference/logs-and-filters#eth_newfilter',
  '/api/reference/eth-uninstallfilter':
    '/api/reference/logs-and-filters#eth_uninstallfilter',
  '/api/reference/trace-block': '/api/reference/debug-and-trace#trace_block',
  '/api/reference/trace-call': '/api/reference/debug-and-trace#trace_call',
  '/api/reference/trace-transaction':
    '/api/reference/debug-and-trace#trace_transaction',
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
  '/changelog/release-notes': '/release-notes',
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
  '/network': '/get-started',
  '/network/build': '/get-started',
  '/network/build/block-explorers': '/get-started/build/block-explorers',
  '/network/build/bridge': '/get-started/how-to/bridge',
  '/network/build/connect': '/get-started/connect',
  '/network/build/contracts': '/get-started/build/contracts',
  '/network/build/get-testnet-eth': '/get-started/how-to/get-testnet-eth',
  '/network/build/launch-an-app/app': '/get-started/build/quickstart/app',
  '/network/build/launch-an-app/deploy': '/get-started/build/quickstart/deploy',
  '/network/build/launch-an-app/hub': '/get-started/build/quickstart/hub',
  '/network/build/send-receive-messages': '/get-started/how-to/send-messages',
  '/network/build/tools': '/get-started/tooling',
  '/network/build/tools/account-abstraction':
    '/get-started/tooling/account-abstraction',
  '/network/build/tools/account-abstraction/biconomy':
    '/get-started/tooling/account-abstraction/biconomy',
  '/network/build/tools/account-abstraction/etherspot':
    '/get-started/tooling/account-abstraction/etherspot',
  '/network/build/tools/account-abstraction/metamask':
    '/get-started/tooling/account-abstraction#metamask-smart-accounts-kit',
  '/network/build/tools/account-abstraction/noves':
    '/get-started/tooling/account-abstraction/noves',
  '/network/build/tools/account-abstraction/oklink':
    '/get-started/tooling/account-abstraction/oklink',
  '/network/build/tools/account-abstraction/openfort':
    '/get-started/tooling/account-abstraction/openfort',
  '/network/build/tools/account-abstraction/particle-network':
    '/get-started/tooling/account-abstraction/particle-network',
  '/network/build/tools/account-abstraction/pimlico':
    '/get-started/tooling/account-abstraction/pimlico',
  '/network/build/tools/account-abstraction/smartwallets':
    '/get-started/tooling/account-abstraction/smartwallets',
  '/network/build/tools/ai': '/get-started/tooling/ai',
  '/network/build/tools/ai/spheron': '/get-started/tooling/ai/spheron',
  '/network/build/tools/analytics': '/get-started/tooling/analytics',
  '/network/build/tools/analytics/cookie3':
    '/get-started/tooling/analytics/cookie3',
  '/network/build/tools/analytics/dune': '/get-started/tooling/analytics/dune',
  '/network/build/tools/analytics/mobula':
    '/get-started/tooling/analytics/mobula',
  '/network/build/tools/attestations': '/get-started/tooling/attestations',
  '/network/build/tools/attestations/primus':
    '/get-started/tooling/attestations/primus',
  '/network/build/tools/attestations/verax':
    '/get-started/tooling/attestations/verax',
  '/network/build/tools/contracts-templates':
    '/get-started/tooling/contracts-templates',
  '/network/build/tools/contracts-templates/cookbook':
    '/get-started/tooling/contracts-templates/cookbook',
  '/network/build/tools/contracts-templates/thirdweb':
    '/get-started/tooling/contracts-templates/thirdweb',
  '/network/build/tools/cross-chain': '/get-started/tooling/cross-chain',
  '/network/build/tools/cross-chain/arcana':
    '/get-started/tooling/cross-chain/arcana',
  '/network/build/tools/cross-chain/ccip':
    '/get-started/tooling/cross-chain/ccip',
  '/network/build/tools/cross-chain/ccip-read':
    '/get-started/tooling/cross-chain/ccip-read',
  '/network/build/tools/cross-chain/layerzero':
    '/get-started/tooling/cross-chain/layerzero',
  '/network/build/tools/cross-chain/reactive-network':
    '/get-started/tooling/cross-chain#also-on-linea-reactive-network',
  '/network/build/tools/cross-chain/shortcuts':
    '/get-started/tooling/cross-chain/shortcuts',
  '/network/build/tools/cross-chain/thirdweb':
    '/get-started/tooling/cross-chain/thirdweb',
  '/network/build/tools/data-indexers': '/get-started/tooling/data-indexers',
  '/network/build/tools/data-indexers/alchemy':
    '/get-started/tooling/data-indexers/alchemy',
  '/network/build/tools/data-indexers/bitscrunch':
    '/get-started/tooling/data-indexers/bitscrunch',
  '/network/build/tools/data-indexers/covalent':
    '/get-started/tooling/data-indexers/covalent',
  '/network/build/tools/data-indexers/dipdup/overview':
    '/get-started/tooling/data-indexers/dipdup/overview',
  '/network/build/tools/data-indexers/dipdup/quickstart':
    '/get-started/tooling/data-indexers/dipdup/quickstart',
  '/network/build/tools/data-indexers/dune':
    '/get-started/tooling/data-indexers/dune',
  '/network/build/tools/data-indexers/envio':
    '/get-started/tooling/data-indexers/envio',
  '/network/build/tools/data-indexers/etherscan':
    '/get-started/tooling/data-indexers/etherscan',
  '/network/build/tools/data-indexers/goldsky/goldsky-index':
    '/get-started/tooling/data-indexers/goldsky/goldsky-index',
  '/network/build/tools/data-indexers/goldsky/goldsky-mirror':
    '/get-started/tooling/data-indexers/goldsky/goldsky-mirror',
  '/network/build/tools/data-indexers/goldsky/overview':
    '/get-started/tooling/data-indexers/goldsky/overview',
  '/network/build/tools/data-indexers/mobula':
    '/get-started/tooling/data-indexers/mobula',
  '/network/build/tools/data-indexers/moralis':
    '/get-started/tooling/data-indexers/moralis',
  '/network/build/tools/data-indexers/nftscan':
    '/get-started/tooling/data-indexers/nftscan',
  '/network/build/tools/data-indexers/noves':
    '/get-started/tooling/data-indexers/noves',
  '/network/build/tools/data-indexers/reservoir':
    '/get-started/tooling/data-indexers/reservoir',
  '/network/build/tools/data-indexers/sentio':
    '/get-started/tooling/data-indexers/sentio',
  '/network/build/tools/data-indexers/subquery':
    '/get-started/tooling/data-indexers/subquery',
  '/network/build/tools/data-indexers/subsquid':
    '/get-started/tooling/data-indexers/subsquid',
  '/network/build/tools/data-indexers/thegraph':
    '/get-started/tooling/data-indexers/thegraph',
  '/network/build/tools/gas': '/get-started/tooling/gas',
  '/network/build/tools/gas/blocknative':
    '/get-started/tooling/gas/blocknative',
  '/network/build/tools/libraries': '/get-started/tooling/libraries',
  '/network/build/tools/libraries/ethereum-list':
    '/get-started/tooling/libraries/ethereum-list',
  '/network/build/tools/libraries/ethers-js':
    '/get-started/tooling/libraries/ethers-js',
  '/network/build/tools/libraries/multicall':
    '/get-started/tooling/libraries/multicall',
  '/network/build/tools/libraries/reown':
    '/get-started/tooling/libraries/reown',
  '/network/build/tools/libraries/viem': '/get-started/tooling/libraries/viem',
  '/network/build/tools/libraries/wagmi':
    '/get-started/tooling/libraries/wagmi',
  '/network/build/tools/libraries/web3j':
    '/get-started/tooling/libraries/web3j',
  '/network/build/tools/node-providers': '/get-started/tooling/node-providers',
  '/network/build/tools/node-providers/erpc':
    '/get-started/tooling/node-providers/erpc',
  '/network/build/tools/oracles': '/get-started/tooling/oracles',
  '/network/build/tools/oracles/api3': '/get-started/tooling/oracles/api3',
  '/network/build/tools/oracles/chainlink':
    '/get-started/tooling/oracles/chainlink',
  '/network/build/tools/oracles/dia': '/get-started/tooling/oracles/dia',
  '/network/build/tools/oracles/ora': '/get-started/tooling/oracles/ora',
  '/network/build/tools/oracles/pyth': '/get-started/tooling/oracles/pyth',
  '/network/build/tools/oracles/redstone':
    '/get-started/tooling/oracles/redstone',
  '/network/build/tools/oracles/supra': '/get-started/tooling/oracles/supra',
  '/network/build/tools/oracles/tellor': '/get-started/tooling/oracles/tellor',
  '/network/build/tools/privacy': '/get-started/tooling/privacy',
  '/network/build/tools/privacy/secret': '/get-started/tooling/privacy/secret',
  '/network/build/tools/security': '/get-started/tooling/security',
  '/network/build/tools/security/goplus-security-api':
    '/get-started/tooling/security/goplus-security-api',
  '/network/build/tools/security/hexagate':
    '/get-started/tooling/security/hexagate',
  '/network/build/tools/security/hypernative':
    '/get-started/tooling/security/hypernative',
  '/network/build/tools/security/scamfari':
    '/get-started/tooling/security/scamfari',
  '/network/build/tools/social-login': '/get-started/tooling/social-login',
  '/network/build/tools/social-login/dynamic':
    '/get-started/tooling/social-login#dynamic',
  '/network/build/tools/social-login/metamask':
    '/get-started/tooling/social-login#metamask-embedded-wallets',
  '/network/build/tools/social-login/openfort':
    '/get-started/tooling/social-login/openfort',
  '/network/build/tools/social-login/privy':
    '/get-started/tooling/social-login#privy',
  '/network/how-to/bridge': '/get-started/how-to/bridge',
  '/network/how-to/connect-wallet': '/get-started/how-to/connect-wallet',
  '/network/how-to/deploy-smart-contract':
    '/get-started/how-to/deploy-smart-contract',
  '/network/how-to/deploy-smart-contract/atlas':
    '/get-started/how-to/deploy-smart-contract/atlas',
  '/network/how-to/deploy-smart-contract/cookbook':
    '/get-started/how-to/deploy-smart-contract/cookbook',
  '/network/how-to/deploy-smart-contract/foundry':
    '/get-started/how-to/deploy-smart-contract/foundry',
  '/network/how-to/deploy-smart-contract/hardhat':
    '/get-started/how-to/deploy-smart-contract/hardhat',
  '/network/how-to/deploy-smart-contract/remix':
    '/get-started/how-to/deploy-smart-contract/remix',
  '/network/how-to/deploy-smart-contract/thirdweb':
    '/get-started/how-to/deploy-smart-contract/thirdweb',
  '/network/how-to/deploy-subdomain': '/get-started/how-to/deploy-subdomain',
  '/network/how-to/gas-fees': '/get-started/how-to/gas-fees',
  '/network/how-to/migrate-dapp': '/get-started/how-to/migrate-dapp',
  '/network/how-to/recover-state': '/get-started/how-to/state-recovery',
  '/network/how-to/run-a-node': '/get-started/how-to/run-a-node',
  '/network/how-to/run-a-node/besu': '/get-started/how-to/run-a-node/besu',
  '/network/how-to/run-a-node/bootnodes':
    '/get-started/how-to/run-a-node/bootnodes',
  '/network/how-to/run-a-node/erigon': '/get-started/how-to/run-a-node/erigon',
  '/network/how-to/run-a-node/geth': '/get-started/how-to/run-a-node/geth',
  '/network/how-to/run-a-node/linea-besu':
    '/get-started/how-to/run-a-node/linea-besu',
  '/network/how-to/run-a-node/maru': '/get-started/how-to/run-a-node/maru',
  '/network/how-to/verify-smart-contract':
    '/get-started/how-to/verify-smart-contract',
  '/network/how-to/verify-smart-contract/atlas':
    '/get-started/how-to/verify-smart-contract/atlas',
  '/network/how-to/verify-smart-contract/foundry':
    '/get-started/how-to/verify-smart-contract/foundry',
  '/network/how-to/verify-smart-contract/hardhat':
    '/get-started/how-to/verify-smart-contract/hardhat',
  '/network/how-to/verify-users-with-proof-of-humanity':
    '/get-started/how-to/poh-api',
  '/network/overview/ethereum-differences':
    '/get-started/build/ethereum-differences',
  '/network/overview/predictable-pricing': '/get-started/how-to/gas-fees',
  '/network/overview/public-data': '/technology/network-data',
  '/network/overview/recoverable-state': '/get-started/how-to/state-recovery',
  '/network/overview/tokenomics': '/technology/tokenomics',
  '/network/overview/transaction-finality': '/technology/transaction-lifecycle',
  '/network/overview/yield-boost': '/technology/native-yield',
  '/network/overview/yield-boost/risk-disclosures': '/risk-disclosures',
  '/network/risk-disclosures': '/risk-disclosures',
  '/network/tutorials/aiagent-quickstart': '/learn/aiagent-quickstart',
  '/network/tutorials/ecosystem-tutorials': '/learn',
  '/network/tutorials/ecosystem-tutorials/usdc':
    '/learn/ecosystem-tutorials/usdc',
  '/network/tutorials/eip-7702': '/learn/eip-7702',
  '/network/tutorials/first-dapp': '/learn/first-dapp',
  '/network/tutorials/marketplace-dapp': '/learn/marketplace-dapp',
  '/network/tutorials/voting-dapp': '/learn/voting-dapp',
  '/protocol': '/technology/architecture',
  '/protocol/architecture': '/technology/architecture',
  '/protocol/architecture/coordinator': '/technology/coordinator',
  '/protocol/architecture/coordinator/conflation':
    '/technology/sequencer/conflation',
  '/protocol/architecture/interoperability/canonical-message-service':
    '/technology/message-service',
  '/protocol/architecture/interoperability/canonical-token-bridge':
    '/technology/canonical-token-bridge',
  '/protocol/architecture/prover': '/technology/prover',
  '/protocol/architecture/prover/prover-limits':
    '/technology/prover/prover-limits',
  '/protocol/architecture/prover/proving': '/technology/prover/proving',
  '/protocol/architecture/prover/trace-expansion':
    '/technology/prover/trace-expansion',
  '/protocol/architecture/prover/trusted-setup':
    '/technology/prover/trusted-setup',
  '/protocol/architecture/sequencer': '/technology/sequencer',
  '/protocol/architecture/sequencer/traces-generator':
    '/technology/sequencer/traces-generator',
  '/protocol/architecture/state-manager': '/technology/state-manager',
  '/protocol/forced-transactions': '/technology/forced-transactions',
  '/protocol/reference/repos': '/technology/repos',
  '/protocol/reference/security-audits': '/technology/security-audits',
  '/protocol/reference/zero-knowledge-glossary': '/zero-knowledge-glossary',
  '/protocol/yield-boost-architecture': '/technology/native-yield',
  '/reference': '/api',
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
