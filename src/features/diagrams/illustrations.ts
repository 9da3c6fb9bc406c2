import type {DiagramText} from './readDiagram';

/** Hand-made illustrations for `<Illustration name="NAME" />`: `illustrations/NAME.svg` for desktops, `NAME_phone.svg` for phones. The description is the text version, one step per line. */
export const illustrations: Readonly<Record<string, DiagramText>> = {
  architecture: {
    title: 'Which programs make up Linea, and what does each hand to the next?',
    description: [
      'Wallets and dapps send their requests to RPC nodes over JSON-RPC. Nodes that others run reach the network through edge nodes, over the peer-to-peer network.',
      'The RPC nodes and the edge nodes pass transactions on to the sequencer (1).',
      'The sequencer is an execution client, Linea Besu with plugins. Maru is its consensus client and drives it through the Engine API.',
      'About every second, the sequencer seals a block and sends it to the RPC nodes, the edge nodes, the state manager and the tracer.',
      'The coordinator collects what is needed to finalize: the blocks (2), the traces from the tracer (3), the state proofs from the state manager (4) and the proofs from the prover (5).',
      'It publishes the data with submitBlobs (6). About every two hours, it sends the final proof with finalizeBlocks (7). Both calls go to the LineaRollup contract on Ethereum.',
      'LineaRollup asks the verifier contract whether the proof is valid.',
    ],
  },
  conflation: {
    title: 'How do many blocks become one proof?',
    description: [
      'Blocks are first joined into batches. A batch can hold one block or many, and it gets one execution proof.',
      'Several batches are then compressed together into a blob, which gets one compression proof.',
      'Finally, blobs are joined into an aggregation, which gets one aggregation proof. That proof is the only one that Ethereum verifies, once per finalization.',
    ],
  },
  contracts: {
    title: 'Which contracts is LineaRollup built from, and what does each add?',
    description: [
      'LineaRollup inherits four contracts. Eip4844BlobAcceptor takes the blobs, LivenessRecovery opens submission to others after 182.5 days without finalization, LineaRollupYieldExtension lets idle ETH earn yield, and ClaimMessageV1 pays old claims.',
      'The first three of these inherit LineaRollupBase. It finalizes, which means that it checks the data, asks the verifier and stores the state.',
      'LineaRollupBase inherits three more: ZkEvmV2 holds the verifiers and the state roots, L1MessageService sends messages and pays claims, and PermissionsManager grants the roles.',
      'At the bottom, ZkEvmV2, L1MessageService and ClaimMessageV1 all inherit L1MessageServiceBase. It guards each call with RateLimiter, L1MessageManagerV1 and LineaRollupPauseManager.',
    ],
  },
  fees: {
    title: 'What is the price of a transaction made of, and who sets it?',
    description: [
      'You pay for the gas you use, at a price that is the sum of the base fee and the priority fee. The base fee is 7 wei, and it is burned.',
      'The priority fee is a margin times the sum of two costs. The first is what your data costs on Ethereum: the variable cost per byte, times the compressed size of the data, divided by the gas used. The second is the fixed cost per gas.',
      'The coordinator works out what a byte costs from the gas and blob prices on Ethereum. The sequencer then writes the variable and the fixed cost into the extraData field of every block.',
    ],
  },
  finality: {
    title: 'How long until nothing can undo a transaction?',
    description: [
      'At 0 seconds, you send the transaction. It can still be replaced or refused.',
      'After about 1 second, the sequencer has sealed the block. This is soft finality: from here on you trust the sequencer, because Linea does not reorder or remove sealed blocks.',
      'Later, the proof is verified on Ethereum, and about 12.8 minutes after that, the Ethereum block is final.',
      'This is hard finality. It is reached about 2 hours after submission in the median, and in under 16 hours in normal operation. From here on you trust a proof and Ethereum.',
    ],
  },
  lifecycle: {
    title:
      'Who handles a transaction between your signature and hard finality?',
    description: [
      'The wallet signs the transaction and sends it. The sequencer puts it in order, executes it and seals a block.',
      'About 1 second after submission, the wallet has the receipt. This is soft finality.',
      'The coordinator joins blocks into a batch and gets an execution proof for it from the prover.',
      'It packs batches into a blob, gets a compression proof for the blob, and publishes the data on Ethereum with submitBlobs.',
      'When it has closed a range of blobs, it gets an aggregation proof and calls finalizeBlocks, and Ethereum verifies the proof.',
      'Once that Ethereum block is final, the transaction has hard finality. In the median, this is about 2 hours after submission.',
    ],
  },
  messages: {
    title: 'How does a message get across, in each direction?',
    description: [
      'A message to Linea takes about 20 minutes. The sender calls the L1 message service, which is part of LineaRollup and adds the hash of the message to a rolling hash.',
      'The coordinator waits for two epochs and then anchors the hash in L2MessageService.',
      'The postman or you submit the claim. L2MessageService finds the hash on its list and calls the receiver, with the ETH.',
      'A message to Ethereum takes about 2 to 12 hours. The sender calls L2MessageService, the prover proves the blocks that contain the message, and LineaRollup stores the proven root.',
      'You claim the message with a Merkle proof. LineaRollup checks the proof against the root and calls the receiver, with the ETH.',
    ],
  },
  node: {
    title: 'Which two programs are a Linea node, and which ports do they use?',
    description: [
      'A node consists of two programs: an execution client, which is Besu, Linea Besu, Geth or Erigon, and the consensus client Maru.',
      'The two talk over the Engine API on port 8550, with a shared JWT. Keep this port private.',
      'Your dapp or wallet calls the execution client over JSON-RPC, on ports 8545 and 8546. Keep these private too.',
      'The execution client finds its peers on port 30303, and Maru finds its own on port 9000. Both ports are open to the internet.',
      'If you give Maru an Ethereum endpoint, it can follow Ethereum, and the finalized tag then means hard finality. This is optional.',
    ],
  },
  proving: {
    title: 'Which proofs stand between a trace and Ethereum?',
    description: [
      'For every batch, the prover takes the trace and the state proof. go-corset expands the trace, and Arcane and Vortex make an inner proof from it, which is fast to make but large. So gnark wraps it in an execution proof on BLS12-377.',
      'For every blob, gnark makes a compression proof of the data, also on BLS12-377.',
      'For a range of blobs, gnark aggregates all these proofs into a single one on BW6-761, and turns that into the final proof on BN254, which is small.',
      'finalizeBlocks hands the final proof to the verifier contract on Ethereum.',
    ],
  },
  sequencer: {
    title: 'What can happen to a transaction inside the sequencer?',
    description: [
      'Transactions arrive from RPC nodes over the peer-to-peer network. The pool validators check the type, the deny list, the gas, the calldata and the price. If one of these checks fails, the transaction is refused, and you get an error.',
      'If they all pass, the transaction waits in the mempool until the selection takes it out and checks its line counts, compressed size, gas, calldata and price.',
      'If it does not fit into this block but may fit into a later one, it waits in the mempool. If it can never fit into any block, it is dropped, and the reason is recorded.',
      'If it fits, it is executed, and the block is sealed. Maru, the consensus client, asks for a block each second over the Engine API.',
      'The new block goes to all nodes, to the tracer and to the state manager.',
    ],
  },
  state: {
    title: 'Why does Linea keep its state twice, and who uses which copy?',
    description: [
      'The sequencer sends blocks to a Besu node with the Shomei plugin. Besu executes each block on a Merkle-Patricia trie, hashed with keccak, because this makes execution fast.',
      'It passes the changes to Shomei, which applies them to sparse Merkle trees, hashed with Poseidon2. These are quick to prove. Each block gives them a new root.',
      'The coordinator takes the state proof of a range of blocks and passes it to the prover along with its request. It also tells Shomei which block is the last finalized one.',
      'For finalized blocks, Shomei can then answer linea_getProof too.',
    ],
  },
  'token-bridge': {
    title: 'What becomes of a token that crosses, and of one that comes back?',
    description: [
      'Take an ordinary ERC-20 first. The TokenBridge on Ethereum locks it, and the one on Linea mints a BridgedToken. On the way back, the BridgedToken is burned and the original is released.',
      'A custom ERC-20 is one for which the bridge points at a contract of the issuer. It travels in the same way, but with that contract on Linea.',
      'Both bridges talk to each other through the message service, so each transfer needs a claim on the other side.',
      'ETH does not use the bridge: the message service keeps it on one side and pays it out on the other.',
      'USDC does not use the bridge either. Circle’s CCTP burns it on one side and mints it natively on the other.',
    ],
  },
};
