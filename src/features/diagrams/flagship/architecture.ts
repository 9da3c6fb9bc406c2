import {Sketch, type Part} from '../kit/sketch';
import type {Scene} from '../kit/types';
import type {Flagship} from './types';

const parts = {
  apps: {title: 'Wallets, dapps', tone: 'start', href: '/get-started'},
  peers: {title: 'Nodes run by others', href: '/get-started/how-to/run-a-node'},
  rpc: {title: 'RPC nodes', detail: 'answer calls', href: '/technology/network-data'},
  edge: {title: 'Edge nodes', detail: 'meet the peers', href: '/get-started/how-to/run-a-node/bootnodes'},
  sequencer: {title: 'Sequencer', detail: 'Linea Besu: orders, executes, seals', tone: 'l2', href: '/technology/sequencer'},
  maru: {title: 'Maru', detail: 'consensus', href: '/get-started/how-to/run-a-node'},
  tracer: {title: 'Tracer', detail: 'records steps', href: '/technology/sequencer/traces-generator'},
  shomei: {title: 'State manager', detail: 'Shomei', href: '/technology/state-manager'},
  prover: {title: 'Prover', detail: 'makes proofs', href: '/technology/prover'},
  coordinator: {title: 'Coordinator', detail: 'groups blocks, asks for proofs, submits', tone: 'l2', href: '/technology/coordinator'},
  rollup: {title: 'LineaRollup', detail: 'holds data and state root', tone: 'l1', href: '/api/linea-smart-contracts/linearollup'},
  verifier: {title: 'Verifier contract', detail: 'accepts or refuses', tone: 'l1', href: '/api/linea-smart-contracts/interfaces/l1/iplonkverifier'},
} satisfies Readonly<Record<string, Part>>;

function wide(): Scene {
  const sketch = new Sketch('wide');
  sketch.group('Every second: a block', [172, 2, 610, 212], 'l2');
  sketch.group('About every two hours: a proof', [2, 256, 474, 250], 'l2', 190);
  sketch.group('Ethereum', [612, 256, 170, 250], 'l1');
  sketch.box('apps', parts.apps, [2, 48, 90, 56]);
  sketch.box('peers', parts.peers, [2, 142, 90, 56]);
  sketch.box('rpc', parts.rpc, [186, 48, 120, 56]);
  sketch.box('edge', parts.edge, [186, 142, 120, 56]);
  sketch.box('sequencer', parts.sequencer, [412, 48, 140, 150]);
  sketch.box('maru', parts.maru, [664, 92, 104, 62]);
  sketch.line(['apps', 'right'], ['rpc', 'left'], {label: 'JSON-RPC', along: 0.42});
  sketch.line(['peers', 'right'], ['edge', 'left'], {label: 'P2P', heads: 'both', along: 0.42});
  sketch.line(['rpc', 'right', 0.35], ['sequencer', 'left', 0.13], {label: 'transactions'});
  sketch.line(['sequencer', 'left', 0.293], ['rpc', 'right', 0.786], {label: 'blocks', side: 'below', isDashed: true});
  sketch.line(['edge', 'right', 0.35], ['sequencer', 'left', 0.757], {label: 'transactions'});
  sketch.line(['sequencer', 'left', 0.92], ['edge', 'right', 0.786], {isDashed: true});
  sketch.line(['maru', 'left'], ['sequencer', 'right'], {label: 'Engine API', heads: 'both'});

  sketch.box('tracer', parts.tracer, [40, 296, 148, 56]);
  sketch.box('shomei', parts.shomei, [40, 366, 148, 56]);
  sketch.box('prover', parts.prover, [40, 436, 148, 56]);
  sketch.box('coordinator', parts.coordinator, [336, 296, 126, 196]);
  sketch.line([444, 296], [444, 198], {label: '1 pulls blocks', side: 'right', along: 0.62});
  sketch.line(['coordinator', 'left', 0.143], ['tracer', 'right'], {label: '2 gets traces'});
  sketch.line(['coordinator', 'left', 0.5], ['shomei', 'right'], {label: '3 gets state proofs'});
  sketch.line(['coordinator', 'left', 0.857], ['prover', 'right'], {label: '4 gets proofs'});
  sketch.line([428, 198], ['shomei', 'left'], {isDashed: true, label: 'blocks', via: [[428, 236], [22, 236], [22, 394]], piece: 1, along: 0.25});
  sketch.line([22, 324], ['tracer', 'left'], {isDashed: true});
  sketch.box('rollup', parts.rollup, [624, 296, 146, 76]);
  sketch.box('verifier', parts.verifier, [624, 430, 146, 62]);
  sketch.line(['coordinator', 'right', 0.12], ['rollup', 'left', 0.31], {label: 'submitBlobs', along: 0.5});
  sketch.line(['coordinator', 'right', 0.29], ['rollup', 'left', 0.75], {label: 'finalizeBlocks', along: 0.5, side: 'below'});
  sketch.line(['rollup', 'bottom'], ['verifier', 'top'], {label: 'asks'});
  return sketch.scene();
}

function phone(): Scene {
  const sketch = new Sketch('phone');
  sketch.box('apps', parts.apps, [16, 2, 128, 40]);
  sketch.box('peers', parts.peers, [182, 2, 134, 40]);
  sketch.group('Every second: a block', [2, 84, 328, 262], 'l2', 78);
  sketch.box('rpc', parts.rpc, [16, 122, 128, 50]);
  sketch.box('edge', parts.edge, [182, 122, 134, 50]);
  sketch.line([80, 42], [80, 122], {label: 'JSON-RPC', along: 0.26});
  sketch.line([294, 42], [294, 122], {label: 'P2P', heads: 'both', along: 0.26, side: 'left'});
  sketch.box('sequencer', parts.sequencer, [16, 234, 186, 98]);
  sketch.box('maru', parts.maru, [234, 282, 82, 50]);
  sketch.line([44, 172], [44, 234], {label: 'transactions,\nblocks back', heads: 'both'});
  sketch.line([192, 172], [192, 234], {heads: 'both'});
  sketch.line(['maru', 'top'], ['sequencer', 'right', 0.16], {label: 'Engine API', heads: 'both', piece: 1, side: 'above', along: 0.4});

  sketch.group('About every two hours: a proof', [2, 396, 328, 236], 'l2', 18);
  sketch.box('tracer', parts.tracer, [32, 436, 112, 52]);
  sketch.box('shomei', parts.shomei, [32, 500, 112, 52]);
  sketch.box('prover', parts.prover, [32, 564, 112, 54]);
  sketch.box('coordinator', parts.coordinator, [216, 436, 100, 182]);
  sketch.line([254, 436], [150, 332], {label: '1 pulls blocks', via: [[254, 378], [150, 378]], piece: 1});
  sketch.line([46, 332], ['shomei', 'left'], {isDashed: true, via: [[46, 366], [16, 366], [16, 526]], label: 'blocks', piece: 0, along: 0.8});
  sketch.line([16, 462], ['tracer', 'left'], {isDashed: true});
  sketch.line([216, 462], ['tracer', 'right'], {label: '2 traces'});
  sketch.line([216, 526], ['shomei', 'right'], {label: '3 states'});
  sketch.line([216, 590], ['prover', 'right'], {label: '4 proofs'});

  sketch.group('Ethereum', [2, 696, 328, 118], 'l1');
  sketch.box('verifier', parts.verifier, [16, 726, 98, 76]);
  sketch.box('rollup', parts.rollup, [176, 730, 140, 68]);
  sketch.line([266, 618], [266, 730], {label: 'submitBlobs,\nfinalizeBlocks', side: 'left', along: 0.41});
  sketch.line([176, 764], ['verifier', 'right'], {label: 'asks'});
  return sketch.scene();
}

export const architecture: Flagship = {
  name: 'architecture',
  title: 'Which programs make up Linea, and what does each hand to the next?',
  description: [
    'Wallets and dapps talk to RPC nodes over JSON-RPC. Nodes run by others reach edge nodes over the peer-to-peer network.',
    'RPC nodes and edge nodes pass transactions to the sequencer.',
    'The sequencer is an execution client, Linea Besu with plugins. Maru, its consensus client, drives it through the Engine API.',
    'About every second it seals a block, which goes to the RPC nodes, the edge nodes, the state manager and the tracer.',
    'The coordinator pulls blocks from the sequencer (1), gets traces from the tracer (2), state proofs from the state manager (3) and proofs from the prover (4).',
    'The coordinator publishes the data with submitBlobs and, about every two hours, sends the final proof with finalizeBlocks. Both calls go to the LineaRollup contract on Ethereum.',
    'LineaRollup asks the verifier contract whether the proof holds.',
  ],
  draw: () => ({wide: wide(), phone: phone()}),
};
