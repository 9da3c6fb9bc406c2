import type {ReactNode} from 'react';

export const blockTags = ['latest', 'safe', 'finalized'] as const;
type BlockTag = (typeof blockTags)[number];

export interface Stage {
  readonly id: string;
  readonly title: string;
  /** When it is reached, counted from the submission. */
  readonly time: string;
  readonly finality?: 'Soft finality' | 'Hard finality';
  /** Tags at which a node already knows the transaction. */
  readonly seenBy: readonly BlockTag[];
  readonly text: ReactNode;
}

/** The stages of a transaction up to hard finality; times as of August 2026. */
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
    text: 'The sequencer has sealed the block, and you can read the receipt. Linea does not reorganize sealed blocks, so if you trust the sequencer, actions inside a dapp are done.',
  },
  {
    id: 'proved',
    title: 'Batched and proved',
    time: 'In the background',
    seenBy: ['latest'],
    text: 'The coordinator groups blocks into batches and compresses them, and the prover makes a proof that every state change in them is correct. This needs nothing from you.',
  },
  {
    id: 'published',
    title: 'Data on Ethereum',
    time: 'In the background',
    seenBy: ['latest'],
    text: (
      <>
        The compressed blocks are published in blobs with <code>submitBlobs</code>, possibly before their proof is ready. Anyone can rebuild the state of Linea from them, although
        Ethereum has not verified it yet.
      </>
    ),
  },
  {
    id: 'verified',
    title: 'Proof verified',
    time: 'When the proof is ready',
    seenBy: ['latest'],
    text: (
      <>
        <code>finalizeBlocks</code> has succeeded: the rollup contract on Ethereum has accepted the proof, and its value <code>currentL2BlockNumber</code> has moved forward. A
        reorganization of Ethereum could still undo the verification.
      </>
    ),
  },
  {
    id: 'final',
    title: 'Final on Ethereum',
    time: 'About 2 h (median)',
    finality: 'Hard finality',
    seenBy: ['latest', 'safe', 'finalized'],
    text: 'Two Ethereum epochs, about 12.8 minutes, have passed since the verification. The block of the verification is final, so your transaction can no longer be reverted. In normal operation, all stages together take less than 16 hours. Withdrawals and deposits to exchanges have to wait for this point.',
  },
];
