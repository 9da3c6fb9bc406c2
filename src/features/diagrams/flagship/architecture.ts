import {Sketch, type Part} from '../kit/sketch';
import type {Scene} from '../kit/types';
import type {Flagship} from './types';

const parts = {
  apps: {title: 'Wallets, dapps', tone: 'start', href: '/get-started'},
  peers: {title: 'Nodes run by others', href: '/get-started/how-to/run-a-node'},
  rpc: {title: 'RPC nodes', detail: 'JSON-RPC', href: '/technology/network-data'},
  edge: {title: 'Edge nodes', detail: 'peer to peer', href: '/get-started/how-to/run-a-node/bootnodes'},
  sequencer: {title: 'Sequencer', detail: 'Linea Besu: orders, executes, seals', tone: 'l2', href: '/technology/sequencer'},
  maru: {title: 'Maru', detail: 'consensus', href: '/get-started/how-to/run-a-node'},
  tracer: {title: 'Tracer', detail: 'records steps', href: '/technology/sequencer/traces-generator'},
  shomei: {title: 'State manager', detail: 'Shomei', href: '/technology/state-manager'},
  prover: {title: 'Prover', detail: 'makes proofs', href: '/technology/prover'},
  coordinator: {title: 'Coordinator', detail: 'groups blocks, has them proven, submits', tone: 'l2', href: '/technology/coordinator'},
  rollup: {title: 'LineaRollup', detail: 'holds data and state root', tone: 'l1', href: '/api/linea-smart-contracts/linearollup'},
  verifier: {title: 'Verifier', detail: 'accepts or refuses', tone: 'l1', href: '/api/linea-smart-contracts/interfaces/l1/iplonkverifier'},
} satisfies Readonly<Record<string, Part>>;

function wide(): Scene {
  const sketch = new Sketch('wide');
  sketch.group('Every second: a block', [128, 2, 654, 206], 'l2');
  sketch.group('About every two hours: a proof', [2, 258, 518, 248], 'l2', 26);
  sketch.group('Ethereum', [636, 258, 146, 248], 'l1');
  sketch.box('apps', parts.apps, [2, 44, 92, 56]);
  sketch.box('peers', parts.peers, [2, 136, 92, 56]);
  sketch.box('rpc', parts.rpc, [142, 44, 126, 56]);
  sketch.box('edge', parts.edge, [142, 136, 126, 56]);
  sketch.box('sequencer', parts.sequencer, [392, 44, 146, 148]);
  sketch.box('maru', parts.maru, [654, 90, 114, 56]);
  sketch.line(['apps', 'right'], ['rpc', 'left'], {isMain: true});
  sketch.line(['peers', 'right'], ['edge', 'left'], {heads: 'both'});
  sketch.line([268, 64], [392, 64], {label: 'transactions', step: 1, isMain: true});
  sketch.line([392, 86], [268, 86], {label: 'blocks', side: 'below', isDashed: true});
  sketch.line([268, 168], [392, 168], {label: 'transactions, blocks', labelWidth: 90, heads: 'both'});
  sketch.line(['maru', 'left'], ['sequencer', 'right'], {label: 'Engine API', heads: 'both'});

  sketch.box('tracer', parts.tracer, [42, 298, 146, 56]);
  sketch.box('shomei', parts.shomei, [42, 367, 146, 56]);
  sketch.box('prover', parts.prover, [42, 436, 146, 56]);
  sketch.box('coordinator', parts.coordinator, [380, 298, 126, 194]);
  sketch.line([443, 192], ['coordinator', 'top'], {label: 'blocks', step: 2, side: 'right', along: 0.4, isMain: true});
  sketch.line(['tracer', 'right'], [380, 326], {label: 'traces', step: 3});
  sketch.line(['shomei', 'right'], [380, 395], {label: 'state proofs', step: 4});
  sketch.line(['prover', 'right'], [380, 464], {label: 'proofs', step: 5, heads: 'both'});
  sketch.line([412, 192], ['shomei', 'left'], {isDashed: true, label: 'blocks', via: [[412, 236], [22, 236], [22, 395]], piece: 1, along: 0.5});
  sketch.line([22, 326], ['tracer', 'left'], {isDashed: true});
  sketch.box('rollup', parts.rollup, [648, 298, 122, 88]);
  sketch.box('verifier', parts.verifier, [648, 416, 122, 78]);
  sketch.line([506, 322], [648, 322], {label: 'data', step: 6, along: 0.56, isMain: true});
  sketch.line([506, 366], [648, 366], {label: 'final proof', step: 7, along: 0.57, isMain: true});
  sketch.line(['rollup', 'bottom'], ['verifier', 'top'], {label: 'asks'});
  return sketch.scene();
}

function phone(): Scene {
  const sketch = new Sketch('phone');
  sketch.box('apps', parts.apps, [16, 2, 128, 40]);
  sketch.box('peers', parts.peers, [182, 2, 134, 40]);
  sketch.group('Every second: a block', [2, 72, 328, 264], 'l2', 74);
  sketch.box('rpc', parts.rpc, [16, 110, 128, 50]);
  sketch.box('edge', parts.edge, [182, 110, 134, 50]);
  sketch.line([50, 42], [50, 110], {isMain: true});
  sketch.line([300, 42], [300, 110], {heads: 'both'});
  sketch.box('sequencer', parts.sequencer, [16, 224, 186, 98]);
  sketch.box('maru', parts.maru, [234, 272, 82, 50]);
  sketch.line([50, 160], [50, 224], {label: 'transactions', step: 1, isMain: true});
  sketch.line([192, 160], [192, 224], {label: 'transactions,\nblocks', heads: 'both'});
  sketch.line([202, 297], ['maru', 'left'], {heads: 'both'});
  sketch.label('Engine API', [316, 248], {anchor: 'end'});

  sketch.group('About every two hours: a proof', [2, 388, 328, 236], 'l2', 24);
  sketch.box('tracer', parts.tracer, [32, 428, 108, 52]);
  sketch.box('shomei', parts.shomei, [32, 492, 108, 52]);
  sketch.box('prover', parts.prover, [32, 556, 108, 54]);
  sketch.box('coordinator', parts.coordinator, [222, 428, 96, 182]);
  sketch.line([150, 322], [270, 428], {label: 'blocks', step: 2, via: [[150, 366], [270, 366]], piece: 1, isMain: true});
  sketch.line([46, 322], ['shomei', 'left'], {isDashed: true, via: [[46, 366], [16, 366], [16, 518]], label: 'blocks', piece: 0, along: 0.64});
  sketch.line([16, 454], ['tracer', 'left'], {isDashed: true});
  sketch.line(['tracer', 'right'], [222, 454], {label: 'traces', step: 3, along: 0.47});
  sketch.line(['shomei', 'right'], [222, 518], {label: 'state', step: 4, along: 0.47});
  sketch.line(['prover', 'right'], [222, 583], {label: 'proofs', step: 5, heads: 'both'});

  sketch.group('Ethereum', [2, 690, 328, 118], 'l1');
  sketch.box('verifier', parts.verifier, [16, 720, 98, 76]);
  sketch.box('rollup', parts.rollup, [176, 724, 140, 68]);
  sketch.line([230, 610], [230, 724], {label: 'data', step: 6, side: 'left', along: 0.41, isMain: true});
  sketch.line([258, 610], [258, 724], {label: 'proof', step: 7, side: 'right', along: 0.41, isMain: true});
  sketch.line([176, 758], ['verifier', 'right'], {label: 'asks'});
  return sketch.scene();
}

export const architecture: Flagship = {
  name: 'architecture',
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
  draw: () => ({wide: wide(), phone: phone()}),
};
