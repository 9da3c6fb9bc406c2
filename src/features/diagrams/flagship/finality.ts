import {Sketch} from '../kit/sketch';
import type {Scene} from '../kit/types';
import type {Flagship} from './types';

const trust = [
  {title: 'Nobody yet', detail: 'it can still be replaced or refused'},
  {title: 'You trust the sequencer', detail: 'sealed blocks are not reordered', tone: 'l2', href: '/technology/sequencer'},
  {title: 'You trust a proof and Ethereum', detail: 'nothing can undo it', tone: 'l1', href: '/technology/decentralization'},
] as const;

const enough = [
  {title: 'Enough for', detail: 'swaps, games, NFT mints', tone: 'l2'},
  {title: 'Enough for', detail: 'withdrawals to Ethereum, deposits at an exchange', tone: 'l1', href: '/get-started/how-to/finalized-block'},
] as const;

function wide(): Scene {
  const sketch = new Sketch('wide');
  const axis = 142;
  const [sent, soft, verified, hard] = [40, 190, 470, 600] as const;
  sketch.label('On whom the transaction rests', [2, 0], {style: 'strong'});
  sketch.box('none', trust[0], [2, 28, 178, 66]);
  sketch.box('sequencer', trust[1], [190, 28, 400, 66]);
  sketch.box('ethereum', trust[2], [600, 28, 182, 66]);
  sketch.line([2, axis], [780, axis], {isQuiet: true});
  sketch.label('time, not to scale', [780, axis + 12], {anchor: 'end'});
  for (const [x, text, isRing] of [[sent, '0 s: sent', false], [soft, 'about 1 s: soft finality', true], [verified, 'proof verified', false], [hard, 'about 2 h: hard finality', true]] as const) {
    sketch.dot([x, axis], isRing ? 'strong' : 'plain', isRing);
    sketch.label(text, [x, axis - 31], {style: isRing ? 'strong' : 'soft', anchor: x === sent ? 'start' : x === verified ? 'middle' : 'start'});
  }
  sketch.label('12.8 min', [(verified + hard) / 2, axis + 12], {anchor: 'middle'});
  sketch.label('median; under 16 h in normal operation', [hard + 2, axis + 34], {width: 178});
  sketch.box('swaps', enough[0], [190, 226, 270, 92]);
  sketch.box('withdrawals', enough[1], [600, 226, 182, 92]);
  sketch.line([soft, axis + 10], [soft, 226], {isQuiet: true, isDashed: true, heads: 'none'});
  sketch.line([hard - 4, axis + 10], [hard - 4, 226], {isQuiet: true, isDashed: true, heads: 'none'});
  return sketch.scene();
}

function phone(): Scene {
  const sketch = new Sketch('phone');
  const [rail, left, width] = [12, 34, 296];
  const at = (y: number, text: string, isRing: boolean): void => {
    sketch.dot([rail, y + 9], isRing ? 'strong' : 'plain', isRing);
    sketch.label(text, [left, y], {style: isRing ? 'strong' : 'soft', width});
  };
  at(0, '0 s: sent', false);
  sketch.box('none', trust[0], [left, 26, width, 48]);
  at(96, 'About 1 s: soft finality', true);
  sketch.box('sequencer', trust[1], [left, 122, width, 48]);
  sketch.box('swaps', {...enough[0], tone: 'plain'}, [left, 178, width, 48]);
  at(248, 'Proof verified on Ethereum', false);
  sketch.label('12.8 minutes', [left, 278]);
  at(316, 'About 2 h (median): hard finality', true);
  sketch.label('under 16 h in normal operation', [left, 338]);
  sketch.box('ethereum', trust[2], [left, 364, width, 48]);
  sketch.box('withdrawals', {...enough[1], tone: 'plain'}, [left, 420, width, 64]);
  sketch.line([rail, 9], [rail, 484], {isQuiet: true});
  return sketch.scene();
}

export const finality: Flagship = {
  name: 'finality',
  title: 'How long until nothing can undo a transaction?',
  description: [
    'At 0 seconds the transaction is sent. It can still be replaced or refused.',
    'After about 1 second the sequencer has sealed the block: soft finality. From here you trust the sequencer. That is enough for swaps, games and NFT mints.',
    'Later the proof is verified on Ethereum. About 12.8 minutes after that, the Ethereum block is final.',
    'This is hard finality, about 2 hours after submission in the median and under 16 hours in normal operation. From here you trust a proof and Ethereum. Withdrawals to Ethereum and deposits at an exchange wait for it.',
  ],
  draw: () => ({wide: wide(), phone: phone()}),
};
