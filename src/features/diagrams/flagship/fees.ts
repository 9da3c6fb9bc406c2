import {Sketch, type Part} from '../kit/sketch';
import type {Scene} from '../kit/types';
import type {Flagship} from './types';

const parts = {
  fee: {title: 'What you pay', tone: 'start'},
  used: {title: 'Gas used', detail: 'as on Ethereum'},
  base: {title: 'Base fee', detail: '7 wei, burned'},
  priority: {title: 'Priority fee', tone: 'l2', href: '/api/reference/linea-estimategas'},
  margin: {title: 'Margin', detail: '1.2 in an estimate'},
  variable: {title: 'Variable cost', detail: 'per byte on Ethereum', tone: 'l1'},
  size: {title: 'Compressed size', detail: 'of your data'},
  gas: {title: 'Gas used'},
  fixed: {title: 'Fixed cost', detail: 'per gas', tone: 'l2'},
  ethereum: {title: 'Ethereum', detail: 'gas and blob prices', tone: 'l1'},
  coordinator: {title: 'Coordinator', detail: 'cost of a byte', tone: 'l2', href: '/technology/coordinator'},
  block: {title: 'Sequencer', detail: 'puts both costs into extraData', tone: 'l2', href: '/technology/sequencer'},
  node: {title: 'Node', detail: 'linea_estimateGas, margin 1.2', href: '/api/reference/linea-estimategas'},
  pool: {title: 'Pool', detail: 'checks, margin 0.8'},
  selection: {title: 'Sequencer', detail: 'checks, margin 1.0', tone: 'l2', href: '/technology/sequencer'},
} satisfies Readonly<Record<string, Part>>;

function wide(): Scene {
  const sketch = new Sketch('wide');
  const sign = (text: string, x: number, y: number): number => sketch.label(text, [x, y - 9], {style: 'strong', anchor: 'middle'});
  sketch.box('fee', parts.fee, [2, 2, 132, 54]);
  sign('=', 156, 29);
  sketch.box('used', parts.used, [178, 2, 132, 54]);
  sign('× (', 336, 29);
  sketch.box('base', parts.base, [360, 2, 132, 54]);
  sign('+', 514, 29);
  sketch.box('priority', parts.priority, [536, 2, 132, 54]);
  sign(')', 684, 29);

  sketch.group('Priority fee, for each gas', [2, 104, 780, 118], 'l2');
  sketch.line(['priority', 'bottom'], [602, 104]);
  sketch.box('margin', parts.margin, [16, 138, 116, 68]);
  sign('× (', 154, 173);
  sketch.box('variable', parts.variable, [176, 138, 136, 68]);
  sign('×', 330, 173);
  sketch.box('size', parts.size, [348, 138, 136, 68]);
  sign('÷', 502, 173);
  sketch.box('gas', parts.gas, [520, 138, 90, 68]);
  sign('+', 628, 173);
  sketch.box('fixed', parts.fixed, [646, 138, 98, 68]);
  sign(')', 760, 173);

  sketch.label('Who sets the prices', [2, 262], {style: 'strong'});
  sketch.label('Who asks for how much', [522, 262], {style: 'strong'});
  sketch.box('ethereum', parts.ethereum, [2, 292, 126, 66]);
  sketch.box('coordinator', parts.coordinator, [172, 292, 116, 66]);
  sketch.box('block', parts.block, [332, 292, 146, 66]);
  sketch.line(['ethereum', 'right'], ['coordinator', 'left']);
  sketch.line(['coordinator', 'right'], ['block', 'left']);
  sketch.line([405, 292], [244, 206], {via: [[405, 242], [244, 242]]});
  sketch.line([444, 292], [695, 206], {via: [[444, 242], [695, 242]]});
  sketch.box('node', parts.node, [522, 292, 260, 54]);
  sketch.box('pool', parts.pool, [522, 386, 118, 66]);
  sketch.box('selection', parts.selection, [664, 386, 118, 66]);
  sketch.line([478, 320], [522, 320]);
  sketch.line([581, 346], ['pool', 'top'], {label: 'you send', side: 'right'});
  sketch.line(['pool', 'right'], ['selection', 'left']);
  return sketch.scene();
}

function phone(): Scene {
  const sketch = new Sketch('phone');
  const sign = (text: string, x: number, y: number): number => sketch.label(text, [x, y - 8], {style: 'strong', anchor: 'middle'});
  sketch.box('fee', parts.fee, [2, 2, 140, 46]);
  sign('=', 166, 25);
  sketch.box('used', parts.used, [190, 2, 140, 46]);
  sign('× (', 14, 93);
  sketch.box('base', parts.base, [30, 70, 128, 46]);
  sign('+', 174, 93);
  sketch.box('priority', parts.priority, [190, 70, 128, 46]);
  sign(')', 326, 93);
  sketch.group('Priority fee, for each gas', [2, 156, 328, 214], 'l2');
  sketch.line(['priority', 'bottom'], [254, 156]);
  sketch.box('margin', parts.margin, [40, 188, 126, 48]);
  sign('× (', 24, 270);
  sketch.box('variable', {...parts.variable, detail: 'per byte on L1'}, [40, 246, 126, 48]);
  sign('×', 178, 270);
  sketch.box('size', parts.size, [190, 246, 126, 48]);
  sign('÷', 24, 328);
  sketch.box('gas', parts.gas, [40, 304, 126, 48]);
  sign('+', 178, 328);
  sketch.box('fixed', parts.fixed, [190, 304, 110, 48]);
  sign(')', 312, 328);
  sketch.label('Who sets the prices', [2, 400], {style: 'strong'});
  sketch.box('ethereum', parts.ethereum, [2, 426, 148, 48]);
  sketch.box('coordinator', parts.coordinator, [182, 426, 148, 48]);
  sketch.box('block', parts.block, [182, 506, 148, 60]);
  sketch.line(['ethereum', 'right'], ['coordinator', 'left']);
  sketch.line(['coordinator', 'bottom'], ['block', 'top']);
  sketch.label('Who asks for how much', [2, 590], {style: 'strong'});
  sketch.box('node', parts.node, [2, 616, 328, 48]);
  sketch.line(['block', 'bottom'], [256, 616]);
  sketch.box('pool', parts.pool, [2, 706, 148, 48]);
  sketch.box('selection', parts.selection, [182, 706, 148, 48]);
  sketch.line([76, 664], ['pool', 'top'], {label: 'you send'});
  sketch.line(['pool', 'right'], ['selection', 'left']);
  return sketch.scene();
}

export const fees: Flagship = {
  name: 'fees',
  title: 'What is the price of a transaction made of, and who sets it?',
  description: [
    'You pay the gas used times the sum of base fee and priority fee. The base fee is 7 wei and is burned.',
    'The priority fee is a margin times the sum of two costs: the variable cost per byte on Ethereum times the compressed size of your data, divided by the gas used, and the fixed cost per gas.',
    'The coordinator computes the cost of a byte from gas and blob prices on Ethereum. The sequencer writes variable and fixed cost into the extraData field of every block.',
    'A node answers linea_estimateGas with a margin of 1.2. When you send, its pool checks with a margin of 0.8, and the sequencer with 1.0.',
  ],
  draw: () => ({wide: wide(), phone: phone()}),
};
