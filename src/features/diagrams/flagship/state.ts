import {Sketch, type Part} from '../kit/sketch';
import type {Scene} from '../kit/types';
import type {Flagship} from './types';

const parts = {
  sequencer: {title: 'Sequencer', detail: 'blocks', tone: 'start', href: '/technology/sequencer'},
  besu: {title: 'Besu', detail: 'with the Shomei plugin: executes each block', tone: 'plain'},
  patricia: {title: 'Merkle-Patricia trie', detail: 'keccak: quick to execute with'},
  shomei: {title: 'Shomei', detail: 'applies the changes, gets a new root per block', tone: 'l2'},
  sparse: {title: 'Sparse Merkle trees', detail: 'Poseidon2: quick to prove', tone: 'l2', href: '/technology/state-manager'},
  coordinator: {title: 'Coordinator', href: '/technology/coordinator'},
  prover: {title: 'Prover', detail: 'proves the batch', href: '/technology/prover'},
  getProof: {title: 'linea_getProof', detail: 'for finalized blocks', tone: 'end', href: '/api/reference/linea-getproof'},
} satisfies Readonly<Record<string, Part>>;

function wide(): Scene {
  const sketch = new Sketch('wide');
  sketch.group('State manager', [112, 2, 470, 314], 'plain');
  sketch.group('The copy to execute on', [126, 38, 190, 264], 'plain');
  sketch.group('The copy to prove', [384, 38, 184, 264], 'l2');
  sketch.box('sequencer', parts.sequencer, [2, 84, 88, 60]);
  sketch.box('besu', parts.besu, [140, 72, 162, 84]);
  sketch.box('shomei', parts.shomei, [398, 72, 156, 84]);
  sketch.box('patricia', {...parts.patricia, shape: 'store'}, [140, 192, 162, 96]);
  sketch.box('sparse', {...parts.sparse, shape: 'store'}, [398, 192, 156, 96]);
  sketch.line(['sequencer', 'right'], ['besu', 'left'], {isMain: true});
  sketch.line(['besu', 'right'], ['shomei', 'left'], {label: 'changes', isMain: true});
  sketch.line(['besu', 'bottom'], ['patricia', 'top'], {heads: 'both'});
  sketch.line(['shomei', 'bottom'], ['sparse', 'top'], {heads: 'both'});
  sketch.box('coordinator', parts.coordinator, [676, 72, 106, 84]);
  sketch.box('prover', parts.prover, [676, 204, 106, 72]);
  sketch.box('getProof', parts.getProof, [398, 356, 156, 54]);
  sketch.line([554, 94], [676, 94], {label: 'state proof', along: 0.62, isMain: true});
  sketch.line([676, 128], [554, 128], {label: 'last finalized', labelWidth: 70, isDashed: true, side: 'below', along: 0.38});
  sketch.line(['coordinator', 'bottom'], ['prover', 'top'], {label: 'request', side: 'left', isMain: true});
  sketch.line(['sparse', 'bottom'], ['getProof', 'top'], {label: 'answers', along: 0.68});
  return sketch.scene();
}

function phone(): Scene {
  const sketch = new Sketch('phone');
  sketch.box('sequencer', {...parts.sequencer, detail: ''}, [34, 2, 110, 36]);
  sketch.group('State manager', [2, 82, 328, 266], 'l2', 100);
  sketch.box('besu', parts.besu, [16, 122, 146, 82]);
  sketch.box('patricia', {...parts.patricia, shape: 'store'}, [184, 116, 132, 94]);
  sketch.box('shomei', parts.shomei, [16, 248, 146, 82]);
  sketch.box('sparse', {...parts.sparse, shape: 'store'}, [184, 242, 132, 94]);
  sketch.line(['sequencer', 'bottom'], ['besu', 'top'], {label: 'blocks', along: 0.3, isMain: true});
  sketch.line(['besu', 'right'], ['patricia', 'left'], {heads: 'both'});
  sketch.line(['besu', 'bottom'], ['shomei', 'top'], {label: 'changes', isMain: true});
  sketch.line(['shomei', 'right'], ['sparse', 'left'], {heads: 'both'});
  sketch.box('coordinator', parts.coordinator, [16, 408, 120, 40]);
  sketch.box('prover', parts.prover, [16, 500, 120, 46]);
  sketch.box('getProof', parts.getProof, [184, 408, 132, 60]);
  sketch.line([40, 330], [40, 408], {label: 'state proof', along: 0.62, isMain: true});
  sketch.line([128, 408], [128, 330], {isDashed: true});
  sketch.label('last finalized', [134, 356], {width: 60});
  sketch.line(['coordinator', 'bottom'], ['prover', 'top'], {label: 'request', isMain: true});
  sketch.line(['sparse', 'bottom'], ['getProof', 'top'], {label: 'answers', along: 0.62});
  return sketch.scene();
}

export const state: Flagship = {
  name: 'state',
  title: 'Why does Linea keep its state twice, and who uses which copy?',
  description: [
    'The sequencer sends blocks to a Besu node with the Shomei plugin. Besu executes each block on a Merkle-Patricia trie, hashed with keccak, which is quick to execute with.',
    'It passes the changes to Shomei, which applies them to sparse Merkle trees, hashed with Poseidon2, which are quick to prove, and gets a new root for each block.',
    'The coordinator takes the state proof of a block range and hands it to the prover with its request. It tells Shomei which block is the last finalized one.',
    'For finalized blocks, Shomei also answers linea_getProof.',
  ],
  draw: () => ({wide: wide(), phone: phone()}),
};
