import {Sketch, type Part} from '../kit/sketch';
import type {Scene} from '../kit/types';
import type {Flagship} from './types';

const parts = {
  rpc: {title: 'RPC nodes', tone: 'start', href: '/technology/network-data'},
  validators: {title: 'Pool validators', detail: 'type, deny list, gas, calldata, price', tone: 'l2', href: '/api/reference/eth-sendrawtransaction'},
  mempool: {title: 'Mempool', detail: 'waits', shape: 'store', tone: 'l2'},
  selection: {title: 'Selection', detail: 'line counts, compressed size, gas, calldata, price', tone: 'l2', href: '/technology/sequencer/traces-generator'},
  execution: {title: 'Execution', detail: 'then the block is sealed', tone: 'l2'},
  maru: {title: 'Maru', detail: 'asks for a block each second', href: '/get-started/how-to/run-a-node'},
  refused: {title: 'Refused', detail: 'you get an error', tone: 'warning'},
  dropped: {title: 'Dropped', detail: 'and recorded', tone: 'warning', href: '/api/reference/linea-gettransactionexclusionstatusv1'},
  block: {title: 'New block', detail: 'for nodes, tracer, state manager', tone: 'end', href: '/technology/transaction-lifecycle'},
} satisfies Readonly<Record<string, Part>>;

function wide(): Scene {
  const sketch = new Sketch('wide');
  sketch.group('Sequencer', [94, 96, 554, 190], 'l2');
  sketch.box('rpc', parts.rpc, [2, 148, 64, 64]);
  sketch.box('validators', parts.validators, [110, 128, 124, 104]);
  sketch.box('mempool', parts.mempool, [270, 144, 90, 72]);
  sketch.box('selection', parts.selection, [392, 124, 128, 112]);
  sketch.box('execution', parts.execution, [546, 132, 90, 96]);
  sketch.box('block', parts.block, [676, 122, 106, 116]);
  sketch.box('maru', parts.maru, [500, 2, 182, 62]);
  sketch.box('refused', parts.refused, [111, 322, 122, 62]);
  sketch.box('dropped', parts.dropped, [396, 322, 120, 62]);
  sketch.line(['rpc', 'right'], ['validators', 'left'], {isMain: true});
  sketch.line(['validators', 'right'], ['mempool', 'left'], {isMain: true});
  sketch.line(['mempool', 'right'], ['selection', 'left'], {isMain: true});
  sketch.line([412, 236], [315, 216], {via: [[412, 250], [315, 250]], label: 'block full', piece: 1, side: 'below'});
  sketch.line(['selection', 'right'], ['execution', 'left'], {isMain: true});
  sketch.line(['execution', 'right'], ['block', 'left'], {isMain: true});
  sketch.line(['maru', 'bottom'], ['execution', 'top'], {label: 'Engine API', heads: 'both', along: 0.26});
  sketch.line(['validators', 'bottom'], ['refused', 'top'], {label: 'fails', along: 0.76});
  sketch.line(['selection', 'bottom'], ['dropped', 'top'], {label: 'can never fit', along: 0.76});
  return sketch.scene();
}

function phone(): Scene {
  const sketch = new Sketch('phone');
  sketch.box('rpc', parts.rpc, [52, 2, 100, 36]);
  sketch.group('Sequencer', [2, 72, 200, 500], 'l2', 112);
  sketch.box('validators', parts.validators, [16, 112, 172, 66]);
  sketch.box('mempool', parts.mempool, [42, 220, 120, 58]);
  sketch.box('selection', parts.selection, [16, 326, 172, 82]);
  sketch.box('execution', parts.execution, [16, 492, 172, 66]);
  sketch.box('block', parts.block, [16, 606, 172, 66]);
  sketch.box('refused', parts.refused, [232, 114, 98, 62]);
  sketch.box('dropped', parts.dropped, [232, 344, 98, 46]);
  sketch.box('maru', parts.maru, [232, 484, 98, 82]);
  sketch.line(['rpc', 'bottom'], [102, 112], {isMain: true});
  sketch.line(['validators', 'bottom'], ['mempool', 'top'], {isMain: true});
  sketch.line([80, 278], [80, 326], {isMain: true});
  sketch.line([126, 326], [126, 278], {label: 'full'});
  sketch.line(['selection', 'bottom'], ['execution', 'top'], {label: 'fits', isMain: true});
  sketch.line(['execution', 'bottom'], ['block', 'top'], {isMain: true});
  sketch.line(['validators', 'right'], ['refused', 'left']);
  sketch.line(['selection', 'right'], ['dropped', 'left']);
  sketch.line(['maru', 'left'], ['execution', 'right'], {heads: 'both'});
  sketch.label('can never fit', [232, 398], {width: 98});
  sketch.label('fails a check', [232, 182], {width: 98});
  sketch.label('over the Engine API', [232, 574], {width: 98});
  return sketch.scene();
}

export const sequencer: Flagship = {
  name: 'sequencer',
  title: 'What can happen to a transaction inside the sequencer?',
  description: [
    'Transactions arrive from RPC nodes over the peer-to-peer network. Pool validators check type, deny list, gas, calldata and price. One that fails is refused, and you get an error.',
    'One that passes waits in the mempool until the selection takes it out, which checks line counts, compressed size, gas, calldata and price.',
    'If only the block is full, it waits in the mempool. If it can never fit, it is dropped and recorded.',
    'If it fits, it is executed, and the block is sealed. Maru, the consensus client, asks for a block each second over the Engine API.',
    'The new block goes to all nodes, to the tracer and to the state manager.',
  ],
  draw: () => ({wide: wide(), phone: phone()}),
};
