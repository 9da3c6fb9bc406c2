import type {ReactNode} from 'react';

export const blockTags = ['latest', 'safe', 'finalized'] as const;
type BlockTag = (typeof blockTags)[number];

export interface Stage {
  readonly id: string;
  readonly title: string;
  /** When it is reached, counted from the stage before unless it says otherwise. */
  readonly time: string;
  readonly finality?: 'Soft finality' | 'Hard finality';
  /** Tags at which a node already knows the transaction. */
  readonly seenBy: readonly BlockTag[];
  readonly text: ReactNode;
}

/** A transaction's way to hard finality; times as of August 2026. */
export const stages: readonly Stage[] = [
  {
    id: 'submitted',
    title: 'Submitted',
    time: '0 s',
    seenBy: [],
    text: 'The transaction waits in the pool of an RPC node. It has a hash but no receipt, and it can still be replaced or rejected.',
  },
  {
    id: 'included',
    title: 'Included in a block',
    time: 'About 1 s',
    finality: 'Soft finality',
    seenBy: ['latest'],
    text: 'The sequencer has sealed the block, and the receipt is there. Linea does not reorganize blocks after this point, so for actions inside a dapp you are done. You trust the sequencer.',
  },
  {
    id: 'proved',
    title: 'Batched and proved',
    time: 'In the background',
    seenBy: ['latest'],
    text: 'The coordinator groups blocks into batches and compresses them, and the prover computes that every state change in them is correct. For you nothing changes meanwhile.',
  },
  {
    id: 'published',
    title: 'Data on Ethereum',
    time: 'In the background',
    seenBy: ['latest'],
    text: (
      <>
        The compressed blocks are published in blobs with <code>submitBlobs</code>, possibly before their proof is ready. Anyone can rebuild the state of Linea from them, but
        Ethereum has not checked it yet.
      </>
    ),
  },
  {
    id: 'verified',
    title: 'Proof verified',
    time: 'About 2 h (median)',
    seenBy: ['latest'],
    text: (
      <>
        <code>finalizeBlocks</code> has succeeded: the rollup contract on Ethereum accepts the proof, and its value <code>currentL2BlockNumber</code> moves forward. Counted from
        the submission this takes about 2 hours in the median case and less than 16 hours in normal operation. A reorganization of Ethereum could still remove the verification.
      </>
    ),
  },
  {
    id: 'final',
    title: 'Final on Ethereum',
    time: 'About 12.8 min later',
    finality: 'Hard finality',
    seenBy: ['latest', 'safe', 'finalized'],
    text: 'Two epochs of Ethereum have passed, so the Ethereum block with the verification is final, and your transaction with it. Nobody can undo it. Withdrawals and deposits at exchanges wait for this point.',
  },
];
