import {Sketch} from '../kit/sketch';
import type {Scene} from '../kit/types';
import type {Flagship} from './types';

const trust = [
  {title: 'Pending', detail: 'it can still be replaced or refused'},
  {title: 'Soft finality: you trust the sequencer', detail: 'Linea does not reorder or remove sealed blocks', tone: 'l2', href: '/technology/sequencer'},
  {title: 'Hard finality', detail: 'you trust a proof and Ethereum', tone: 'l1', href: '/technology/decentralization'},
] as const;

function wide(): Scene {
  const sketch = new Sketch('wide');
  const axis = 62;
  const [sent, soft, verified, hard, end] = [8, 158, 432, 612, 780] as const;
  const moment = (x: number, time: string, what: string, tone: 'plain' | 'l2' | 'l1', isRing: boolean): void => {
    sketch.label(time, [x - 7, 0], {style: 'strong'});
    sketch.label(what, [x - 7, sketch.lineHeight]);
    sketch.dot([x, axis], tone, isRing);
  };
  moment(sent, '0 s', 'sent', 'plain', false);
  moment(soft, 'About 1 s', 'sealed in a block', 'l2', true);
  moment(verified, '12.8 min earlier', 'proof verified', 'l2', false);
  moment(hard, 'About 2 h (median)', 'Ethereum block final', 'l1', true);
  sketch.line([sent, axis], [soft, axis], {isQuiet: true, heads: 'none'});
  sketch.line([soft, axis], [hard, axis], {tone: 'l2', isMain: true, heads: 'none'});
  sketch.line([hard, axis], [end, axis], {tone: 'l1', isMain: true});
  sketch.box('pending', trust[0], [2, 88, soft - 16, 84]);
  sketch.box('soft', trust[1], [soft - 7, 88, hard - soft - 7, 84]);
  sketch.box('hard', trust[2], [hard - 7, 88, end - hard + 9, 84]);
  sketch.label('Not to scale', [2, 184]);
  sketch.label('In normal operation under 16 h', [end + 2, 184], {anchor: 'end'});
  return sketch.scene();
}

function phone(): Scene {
  const sketch = new Sketch('phone');
  const [rail, left, width] = [12, 34, 296];
  const at = (y: number, text: string, tone: 'plain' | 'l2' | 'l1', isRing: boolean): void => {
    sketch.dot([rail, y + 9], tone, isRing);
    sketch.label(text, [left, y], {style: isRing ? 'strong' : 'soft', width});
  };
  at(0, '0 s: sent', 'plain', false);
  sketch.box('pending', trust[0], [left, 26, width, 48]);
  at(96, 'About 1 s: sealed in a block', 'l2', true);
  sketch.box('soft', trust[1], [left, 122, width, 66]);
  at(210, 'Proof verified, 12.8 min before the end', 'l2', false);
  at(254, 'About 2 h (median): Ethereum block final', 'l1', true);
  sketch.box('hard', trust[2], [left, 280, width, 48]);
  sketch.label('In normal operation under 16 h', [left, 338]);
  sketch.line([rail, 9], [rail, 105], {isQuiet: true, heads: 'none'});
  sketch.line([rail, 105], [rail, 263], {tone: 'l2', isMain: true, heads: 'none'});
  sketch.line([rail, 263], [rail, 350], {tone: 'l1', isMain: true});
  return sketch.scene();
}

export const finality: Flagship = {
  name: 'finality',
  title: 'How long until nothing can undo a transaction?',
  description: [
    'At 0 seconds the transaction is sent. It can still be replaced or refused.',
    'After about 1 second the sequencer has sealed the block: soft finality. From here you trust the sequencer, because Linea does not reorder or remove sealed blocks.',
    'Later the proof is verified on Ethereum. About 12.8 minutes after that, the Ethereum block is final.',
    'This is hard finality, about 2 hours after submission in the median and under 16 hours in normal operation. From here you trust a proof and Ethereum.',
  ],
  draw: () => ({wide: wide(), phone: phone()}),
};
