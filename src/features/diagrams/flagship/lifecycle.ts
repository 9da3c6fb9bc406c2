import {Sketch, type Part} from '../kit/sketch';
import type {Scene, Tone} from '../kit/types';
import type {Flagship} from './types';

const parts = {
  sends: {title: 'Signs, sends', tone: 'start', href: '/api/reference/eth-sendrawtransaction'},
  receipt: {title: 'Has the receipt', tone: 'end'},
  seals: {title: 'Seals a block', detail: 'orders, executes', tone: 'l2', href: '/technology/sequencer'},
  batch: {title: 'Batch', detail: 'of blocks', tone: 'l2', href: '/technology/sequencer/conflation'},
  blob: {title: 'Blob', detail: 'of batches', tone: 'l2', href: '/technology/coordinator'},
  range: {title: 'Range', detail: 'of blobs', tone: 'l2', href: '/technology/coordinator'},
  execution: {title: 'Execution', detail: 'proof', tone: 'l2', href: '/technology/prover'},
  compression: {title: 'Compression', detail: 'proof', tone: 'l2', href: '/technology/prover'},
  aggregation: {title: 'Aggregation', detail: 'proof', tone: 'l2', href: '/technology/prover/proving'},
  data: {title: 'Data public', detail: 'submitBlobs', tone: 'l1', href: '/api/linea-smart-contracts/linearollup#submitblobs'},
  verified: {title: 'Proof verified', detail: 'finalizeBlocks', tone: 'l1', href: '/api/linea-smart-contracts/linearollup#finalizeblocks'},
  final: {title: 'Block final', tone: 'end', href: '/get-started/how-to/finalized-block'},
} satisfies Readonly<Record<string, Part>>;

const lanes: readonly (readonly [name: string, tone: Tone])[] = [['Wallet', 'plain'], ['Sequencer', 'l2'], ['Prover', 'l2'], ['Coordinator', 'l2'], ['Ethereum', 'l1']];

/** Who does something, from top to bottom; time from left to right. */
function wide(): Scene {
  const sketch = new Sketch('wide');
  const top = 52;
  const pitch = 90;
  const middle = (lane: number): number => top + lane * pitch + 41;
  lanes.forEach(([name, tone], lane) => {
    sketch.group('', [2, top + lane * pitch, 780, 82], tone === 'l1' ? 'l1' : 'plain');
    sketch.label(name, [14, middle(lane) - 9], {style: 'strong'});
  });
  const place = (id: keyof typeof parts, lane: number, x: number, width: number): number => sketch.box(id, parts[id], [x, middle(lane) - 27, width, 54]);
  place('sends', 0, 108, 80);
  place('receipt', 0, 198, 84);
  place('seals', 1, 128, 136);
  place('batch', 3, 306, 92);
  place('blob', 3, 428, 92);
  place('range', 3, 568, 92);
  place('execution', 2, 298, 108);
  place('compression', 2, 420, 108);
  place('aggregation', 2, 560, 108);
  place('data', 4, 419, 110);
  place('verified', 4, 546, 136);
  place('final', 4, 708, 64);

  // The axis: not to scale.
  sketch.line([112, 26], [292, 26], {isQuiet: true, heads: 'none'});
  sketch.line([292, 26], [740, 26], {tone: 'l2', isMain: true, heads: 'none'});
  sketch.line([740, 26], [780, 26], {tone: 'l1', isMain: true});
  const times: readonly (readonly [x: number, text: string, anchor: 'start' | 'middle' | 'end', isRing: boolean])[] = [
    [118, '0 s', 'middle', false],
    [292, 'about 1 s: soft finality', 'middle', true],
    [740, 'about 2 h (median): hard finality', 'end', true],
  ];
  for (const [x, text, anchor, isRing] of times) {
    sketch.dot([x, 26], x > 700 ? 'l1' : 'strong', isRing);
    sketch.label(text, [anchor === 'end' ? 782 : Math.max(x, 118), 0], {style: isRing ? 'strong' : 'soft', anchor});
  }
  sketch.line([292, 36], [292, 226], {isQuiet: true, isDashed: true, heads: 'none'});
  sketch.line([740, 36], ['final', 'top'], {isQuiet: true, isDashed: true, heads: 'none'});

  sketch.line([152, middle(0) + 27], [152, middle(1) - 27], {isMain: true});
  sketch.line([238, middle(1) - 27], [238, middle(0) + 27]);
  sketch.line([196, middle(1) + 27], ['batch', 'left'], {label: 'blocks', piece: 1, along: 0.5, isMain: true});
  sketch.line(['batch', 'right'], ['blob', 'left'], {isMain: true});
  sketch.line(['blob', 'right'], ['range', 'left'], {isMain: true});
  for (const [asking, proof] of [['batch', 'execution'], ['blob', 'compression'], ['range', 'aggregation']] as const) {
    sketch.line([asking, 'top'], [proof, 'bottom'], {heads: 'both'});
  }
  sketch.line(['blob', 'bottom'], ['data', 'top']);
  sketch.line(['range', 'bottom'], ['verified', 'top'], {isMain: true});
  sketch.line(['verified', 'right'], ['final', 'left'], {isMain: true});
  return sketch.scene();
}

/** Time from top to bottom. */
function phone(): Scene {
  const sketch = new Sketch('phone');
  const rail = 12;
  let y = 0;
  const moments: {y: number; isRing: boolean; text: string}[] = [];
  const moment = (text: string, isRing: boolean): void => {
    moments.push({y: y + 9, isRing, text});
    sketch.label(text, [34, y], {style: 'strong', width: 290});
    y += 28;
  };
  const row = (...ids: (keyof typeof parts)[]): void => {
    const width = (296 - (ids.length - 1) * 30) / ids.length;
    ids.forEach((id, index) => sketch.box(id, parts[id], [34 + index * (width + 30), y, width, 48]));
    y += 48 + 26;
  };
  moment('0 s', false);
  row('sends', 'seals');
  sketch.line(['sends', 'right'], ['seals', 'left'], {isMain: true});
  y -= 10;
  moment('About 1 s: soft finality', true);
  row('receipt');
  sketch.line([302, sketch.rect('receipt').y - 44], [302, sketch.rect('receipt').y]);
  sketch.label('Coordinator', [34, y], {style: 'strong'});
  sketch.label('Prover', [330, y], {style: 'strong', anchor: 'end'});
  y += 24;
  row('batch', 'execution');
  row('blob', 'compression');
  row('range', 'aggregation');
  for (const [asking, proof] of [['batch', 'execution'], ['blob', 'compression'], ['range', 'aggregation']] as const) {
    sketch.line([asking, 'right'], [proof, 'left'], {heads: 'both'});
  }
  sketch.line(['batch', 'bottom'], ['blob', 'top'], {isMain: true});
  sketch.line(['blob', 'bottom'], ['range', 'top'], {isMain: true});
  sketch.label('Ethereum', [34, y], {style: 'strong'});
  y += 24;
  row('data', 'verified');
  sketch.line(['blob', 'left'], ['data', 'left'], {via: [[24, sketch.rect('blob').y + 24], [24, sketch.rect('data').y + 24]]});
  sketch.line(['range', 'bottom', 0.9], ['verified', 'top'], {bend: sketch.rect('range').y + 60, isMain: true});
  y -= 10;
  moment('About 2 h (median): hard finality', true);
  row('final');
  sketch.line([302, sketch.rect('final').y - 44], [302, sketch.rect('final').y], {isMain: true});
  sketch.line([rail, moments[0]?.y ?? 0], [rail, y - 50], {isQuiet: true});
  moments.forEach((each, index) => sketch.dot([rail, each.y], index === moments.length - 1 ? 'l1' : 'strong', each.isRing));
  return sketch.scene();
}

export const lifecycle: Flagship = {
  name: 'lifecycle',
  title: 'Who handles a transaction between your signature and hard finality?',
  description: [
    'The wallet signs the transaction and sends it. The sequencer orders it, executes it and seals a block.',
    'About 1 second after submission the wallet has the receipt: soft finality.',
    'The coordinator joins blocks into a batch and gets an execution proof from the prover.',
    'It packs batches into a blob, gets a compression proof, and publishes the data on Ethereum with submitBlobs.',
    'It closes a range of blobs, gets an aggregation proof, and calls finalizeBlocks. Ethereum verifies the proof.',
    'When that Ethereum block is final, about 2 hours after submission in the median, the transaction has hard finality.',
  ],
  draw: () => ({wide: wide(), phone: phone()}),
};
