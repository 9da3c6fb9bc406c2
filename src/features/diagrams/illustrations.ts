export interface Illustration {
  readonly title: string;
  /** Text version, one step a line. */
  readonly description: readonly string[];
  /** Width and height for windows and for phones. */
  readonly sizes: readonly [wide: readonly [number, number], phone: readonly [number, number]];
  /** Pages that boxes link to. */
  readonly links: readonly string[];
}

/** The hand-made illustrations: `illustrations/NAME.svg` for windows, `NAME_phone.svg` for phones. `<Illustration name="NAME" />` shows one. */
export const illustrations: Readonly<Record<string, Illustration>> = {
  architecture: {
    title: 'Which programs make up Linea, and what does each hand to the next?',
    description: [
      'Wallets and dapps talk to RPC nodes over JSON-RPC. Nodes run by others reach edge nodes over the peer-to-peer network.',
      'RPC nodes and edge nodes pass transactions to the sequencer (1).',
      'The sequencer is an execution client, Linea Besu with plugins. Maru, its consensus client, drives it through the Engine API.',
      'About every second it seals a block, which goes to the RPC nodes, the edge nodes, the state manager and the tracer.',
      'The coordinator gets the blocks (2), traces from the tracer (3), state proofs from the state manager (4) and proofs from the prover (5).',
      'It publishes the data with submitBlobs (6) and, about every two hours, sends the final proof with finalizeBlocks (7). Both calls go to the LineaRollup contract on Ethereum.',
      'LineaRollup asks the verifier contract whether the proof holds.',
    ],
    sizes: [[784, 508], [332, 810]],
    links: ['/get-started', '/get-started/how-to/run-a-node', '/technology/network-data', '/get-started/how-to/run-a-node/bootnodes', '/technology/sequencer', '/technology/sequencer/traces-generator', '/technology/state-manager', '/technology/prover', '/technology/coordinator', '/api/linea-smart-contracts/linearollup', '/api/linea-smart-contracts/interfaces/l1/iplonkverifier'],
  },
  conflation: {
    title: 'How do many blocks become one proof?',
    description: [
      'Blocks are joined into batches. A batch holds one block or many, and gets one execution proof.',
      'Batches are compressed together into blobs. A blob gets one compression proof.',
      'Blobs are joined into an aggregation. It gets one aggregation proof, the only one that Ethereum verifies, in one finalization.',
    ],
    sizes: [[784, 366], [332, 528]],
    links: ['/api/linea-smart-contracts/linearollup'],
  },
  contracts: {
    title: 'Which contracts is LineaRollup built from, and what does each add?',
    description: [
      'LineaRollup is built on Eip4844BlobAcceptor, which takes the blobs, LivenessRecovery, which opens submission after 182 days without finalization, LineaRollupYieldExtension, which lets idle ETH earn, and ClaimMessageV1, which pays old claims.',
      'The first three are built on LineaRollupBase, which finalizes: it checks the data, asks the verifier and stores the state.',
      'LineaRollupBase is built on ZkEvmV2, which holds verifiers and state roots, L1MessageService, which sends messages and pays claims, and PermissionsManager, which gives out roles.',
      'ZkEvmV2, L1MessageService and ClaimMessageV1 are built on L1MessageServiceBase, which guards each call with RateLimiter, L1MessageManagerV1 and LineaRollupPauseManager.',
    ],
    sizes: [[784, 508], [332, 802]],
    links: ['/api/linea-smart-contracts/linearollup', '/api/linea-smart-contracts/linearollup#submitblobs', '/api/linea-smart-contracts/lib/callforwardingproxy', '/api/linea-smart-contracts/messageservice/l1/l1messageservice', '/api/linea-smart-contracts/linearollup#finalizeblocks', '/api/linea-smart-contracts/zkevmv2', '/api/linea-smart-contracts/interfaces/ipermissionsmanager', '/api/linea-smart-contracts/interfaces/iratelimiter', '/api/linea-smart-contracts/lib/linearolluppausemanager'],
  },
  fees: {
    title: 'What is the price of a transaction made of, and who sets it?',
    description: [
      'You pay the gas used times the sum of base fee and priority fee. The base fee is 7 wei and is burned.',
      'The priority fee is a margin times the sum of two costs: the variable cost per byte on Ethereum times the compressed size of your data, divided by the gas used, and the fixed cost per gas.',
      'The coordinator computes the cost of a byte from gas and blob prices on Ethereum. The sequencer writes variable and fixed cost into the extraData field of every block.',
    ],
    sizes: [[784, 356], [332, 594]],
    links: ['/api/reference/linea-estimategas', '/technology/coordinator', '/technology/sequencer'],
  },
  finality: {
    title: 'How long until nothing can undo a transaction?',
    description: [
      'At 0 seconds the transaction is sent. It can still be replaced or refused.',
      'After about 1 second the sequencer has sealed the block: soft finality. From here you trust the sequencer, because Linea does not reorder or remove sealed blocks.',
      'Later the proof is verified on Ethereum. About 12.8 minutes after that, the Ethereum block is final.',
      'This is hard finality, about 2 hours after submission in the median and under 16 hours in normal operation. From here you trust a proof and Ethereum.',
    ],
    sizes: [[784, 204], [332, 357]],
    links: ['/technology/sequencer', '/technology/decentralization'],
  },
  lifecycle: {
    title: 'Who handles a transaction between your signature and hard finality?',
    description: [
      'The wallet signs the transaction and sends it. The sequencer orders it, executes it and seals a block.',
      'About 1 second after submission the wallet has the receipt: soft finality.',
      'The coordinator joins blocks into a batch and gets an execution proof from the prover.',
      'It packs batches into a blob, gets a compression proof, and publishes the data on Ethereum with submitBlobs.',
      'It closes a range of blobs, gets an aggregation proof, and calls finalizeBlocks. Ethereum verifies the proof.',
      'When that Ethereum block is final, about 2 hours after submission in the median, the transaction has hard finality.',
    ],
    sizes: [[784, 496], [332, 606]],
    links: ['/api/reference/eth-sendrawtransaction', '/technology/sequencer', '/technology/sequencer/conflation', '/technology/coordinator', '/technology/prover', '/technology/prover/proving', '/api/linea-smart-contracts/linearollup#submitblobs', '/api/linea-smart-contracts/linearollup#finalizeblocks', '/get-started/how-to/finalized-block'],
  },
  messages: {
    title: 'How does a message get across, in each direction?',
    description: [
      'To Linea, about 20 minutes: a sender calls the L1 message service, which is part of LineaRollup and adds the hash of the message to a rolling hash.',
      'The coordinator waits for two epochs and anchors the hash on L2MessageService.',
      'The postman or you submit the claim. L2MessageService finds the hash on its list and calls the receiver, with the ETH.',
      'To Ethereum, about 2 to 12 hours: a sender calls L2MessageService. The prover proves the blocks with the message, and LineaRollup stores the proven root.',
      'You claim with a Merkle proof. LineaRollup checks it against the root and calls the receiver, with the ETH.',
    ],
    sizes: [[784, 508], [332, 870]],
    links: ['/api/linea-smart-contracts/messageservice/l1/l1messageservice', '/api/linea-smart-contracts/messageservice/l2/l2messageservice', '/technology/coordinator', '/technology/message-service/reference', '/technology/prover', '/get-started/how-to/bridge'],
  },
  node: {
    title: 'Which two programs are a Linea node, and which ports do they use?',
    description: [
      'A node is an execution client (Besu, Linea Besu, Geth or Erigon) and the consensus client Maru.',
      'They talk over the Engine API on port 8550, with a shared JWT. Keep this port private.',
      'Your dapp or wallet calls the execution client over JSON-RPC on ports 8545 and 8546. Keep them private too.',
      'The execution client meets its peers on port 30303, Maru its peers on port 9000. Both are open to the internet.',
      'Maru can follow Ethereum through an endpoint of yours, so that the finalized tag means hard finality. This is optional.',
    ],
    sizes: [[784, 430], [332, 544]],
    links: ['/get-started/how-to/run-a-node/linea-besu', '/get-started/how-to/run-a-node', '/get-started/how-to/run-a-node/bootnodes', '/get-started/how-to/finalized-block'],
  },
  proving: {
    title: 'Which proofs stand between a trace and Ethereum?',
    description: [
      'For every batch, the prover takes the trace and the state proof. go-corset expands the trace, Arcane and Vortex make an inner proof, which is fast and large, and gnark wraps it in an execution proof on BLS12-377.',
      'For every blob, gnark makes a compression proof of its data, also on BLS12-377.',
      'For a range of blobs, gnark aggregates all these proofs into one on BW6-761 and turns it into the final proof on BN254, which is small.',
      'finalizeBlocks hands the final proof to the verifier contract on Ethereum.',
    ],
    sizes: [[784, 396], [332, 776]],
    links: ['/technology/sequencer/traces-generator', '/technology/state-manager', '/technology/prover/trace-expansion', '/technology/prover/proving', '/technology/coordinator', '/api/linea-smart-contracts/interfaces/l1/iplonkverifier'],
  },
  sequencer: {
    title: 'What can happen to a transaction inside the sequencer?',
    description: [
      'Transactions arrive from RPC nodes over the peer-to-peer network. Pool validators check type, deny list, gas, calldata and price. One that fails is refused, and you get an error.',
      'One that passes waits in the mempool until the selection takes it out, which checks line counts, compressed size, gas, calldata and price.',
      'If only the block is full, it waits in the mempool. If it can never fit, it is dropped and recorded.',
      'If it fits, it is executed, and the block is sealed. Maru, the consensus client, asks for a block each second over the Engine API.',
      'The new block goes to all nodes, to the tracer and to the state manager.',
    ],
    sizes: [[784, 386], [332, 674]],
    links: ['/technology/network-data', '/api/reference/eth-sendrawtransaction', '/technology/sequencer/traces-generator', '/technology/transaction-lifecycle', '/get-started/how-to/run-a-node', '/api/reference/linea-gettransactionexclusionstatusv1'],
  },
  state: {
    title: 'Why does Linea keep its state twice, and who uses which copy?',
    description: [
      'The sequencer sends blocks to a Besu node with the Shomei plugin. Besu executes each block on a Merkle-Patricia trie, hashed with keccak, which is quick to execute with.',
      'It passes the changes to Shomei, which applies them to sparse Merkle trees, hashed with Poseidon2, which are quick to prove, and gets a new root for each block.',
      'The coordinator takes the state proof of a block range and hands it to the prover with its request. It tells Shomei which block is the last finalized one.',
      'For finalized blocks, Shomei also answers linea_getProof.',
    ],
    sizes: [[784, 412], [332, 548]],
    links: ['/technology/sequencer', '/technology/state-manager', '/technology/coordinator', '/technology/prover', '/api/reference/linea-getproof'],
  },
  'token-bridge': {
    title: 'What becomes of a token that crosses, and of one that comes back?',
    description: [
      'Any ERC-20: the TokenBridge on Ethereum locks it, and the one on Linea mints a BridgedToken. On the way back the BridgedToken is burned and the original released.',
      'A custom ERC-20, for which the bridge has a contract of the issuer on record: the same, with that contract on Linea.',
      'Both bridges talk through the message service, and each transfer needs a claim on the other side.',
      'ETH does not use the bridge: the message service keeps it on one side and pays it out on the other.',
      'USDC does not use the bridge either: Circle’s CCTP burns it on one side and mints it natively on the other.',
    ],
    sizes: [[784, 420], [332, 441]],
    links: ['/api/linea-smart-contracts/tokenbridge', '/technology/message-service', '/learn/ecosystem-tutorials/usdc', '/api/linea-smart-contracts/tokenbridge/bridgedtoken'],
  },
};
