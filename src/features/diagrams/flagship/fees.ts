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
  coordinator: {title: 'Coordinator', detail: 'computes the cost of a byte', tone: 'l2', href: '/technology/coordinator'},
  block: {title: 'Sequencer', detail: 'writes both costs into extraData of each block', tone: 'l2', href: '/technology/sequencer'},
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
  sketch.line([602, 104], ['priority', 'bottom'], {isMain: true});
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

  sketch.box('ethereum', parts.ethereum, [2, 288, 180, 66]);
  sketch.box('coordinator', parts.coordinator, [244, 288, 180, 66]);
  sketch.box('block', parts.block, [486, 288, 240, 66]);
  sketch.line(['ethereum', 'right'], ['coordinator', 'left'], {isMain: true});
  sketch.line(['coordinator', 'right'], ['block', 'left'], {isMain: true});
  sketch.line([560, 288], [244, 206], {via: [[560, 250], [244, 250]], isMain: true});
  sketch.line([694, 288], [694, 206], {isMain: true});
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
  sketch.line([254, 156], ['priority', 'bottom'], {isMain: true});
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
  sketch.box('block', parts.block, [2, 398, 328, 46]);
  sketch.box('coordinator', parts.coordinator, [2, 472, 328, 46]);
  sketch.box('ethereum', parts.ethereum, [2, 546, 328, 46]);
  sketch.line(['ethereum', 'top'], ['coordinator', 'bottom'], {isMain: true});
  sketch.line(['coordinator', 'top'], ['block', 'bottom'], {isMain: true});
  sketch.line(['block', 'top'], [166, 370], {isMain: true});
  return sketch.scene();
}

export const fees: Flagship = {
  name: 'fees',
  title: 'What is the price of a transaction made of, and who sets it?',
  description: [
    'You pay the gas used times the sum of base fee and priority fee. The base fee is 7 wei and is burned.',
    'The priority fee is a margin times the sum of two costs: the variable cost per byte on Ethereum times the compressed size of your data, divided by the gas used, and the fixed cost per gas.',
    'The coordinator computes the cost of a byte from gas and blob prices on Ethereum. The sequencer writes variable and fixed cost into the extraData field of every block.',
  ],
  draw: () => ({wide: wide(), phone: phone()}),
};
