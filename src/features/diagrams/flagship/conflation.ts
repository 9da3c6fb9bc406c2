import {measures, type Format} from '../kit/measures';
import {Sketch} from '../kit/sketch';
import type {Scene} from '../kit/types';
import type {Flagship} from './types';

/** How many blocks are in each batch of each blob: the numbers are an example. */
const blobs = [[4, 3], [3, 4]] as const;

/** Blocks in batches in blobs in one aggregation; blobs stand side by side in windows, one below the other on phones. */
function draw(format: Format): Scene {
  const sketch = new Sketch(format);
  const isWide = format === 'wide';
  const {width} = measures[format];
  const [block, gap] = isWide ? [34, 5] : [26, 5];
  const batchWidth = (count: number): number => Math.max(count * block + (count - 1) * gap, isWide ? 120 : 104) + 24;
  const top = isWide ? 76 : 88;
  let number = 1;
  let [x, y] = [16, top];
  for (const batches of blobs) {
    const blobWidth = isWide ? 366 : 300;
    sketch.group('Blob', [x, y, blobWidth, 138], 'l1');
    sketch.label('compression proof', [x + blobWidth - 14, y + 8], {anchor: 'end'});
    let left = x + 12;
    for (const count of batches) {
      const own = isWide ? batchWidth(count) + (blobWidth - 34 - batches.reduce((sum, each) => sum + batchWidth(each), 0)) / 2 : (blobWidth - 32) / 2;
      sketch.group('', [left, y + 38, own, 88], 'l2');
      sketch.label('Batch', [left + 10, y + 46], {style: 'strong'});
      const size = isWide ? block : Math.min(block, (own - 20 - (count - 1) * 4) / count);
      const space = isWide ? gap : 4;
      for (let index = 0; index < count; index += 1) {
        sketch.box(`block ${number}`, {title: isWide ? String(number) : ''}, [left + 10 + index * (size + space), y + 72, size, isWide ? 40 : 26]);
        number += 1;
      }
      left += own + 8;
    }
    [x, y] = isWide ? [x + blobWidth + 20, y] : [x, y + 150];
  }
  const bottom = (isWide ? top + 138 : y - 12) + 14;
  sketch.group('Aggregation', [2, 40, width - 4, bottom - 40]);
  sketch.label(isWide ? 'aggregation proof, the only one that Ethereum verifies' : 'aggregation proof, which Ethereum verifies', [isWide ? width - 18 : 16, isWide ? 48 : 66], {anchor: isWide ? 'end' : 'start'});
  sketch.label(isWide ? 'Each square is a block, each batch gets an execution proof.' : 'A square is a block; a batch gets an execution proof.', [2, 0], {width});
  sketch.box('ethereum', {title: 'LineaRollup', detail: 'on Ethereum', tone: 'l1', href: '/api/linea-smart-contracts/linearollup'}, [width / 2 - 80, bottom + 46, 160, 54]);
  sketch.line([width / 2, bottom], ['ethereum', 'top'], {label: 'one finalization'});
  return sketch.scene();
}

export const conflation: Flagship = {
  name: 'conflation',
  title: 'How do many blocks become one proof?',
  description: [
    'Blocks are joined into batches. A batch holds one block or many, and gets one execution proof.',
    'Batches are compressed together into blobs. A blob gets one compression proof.',
    'Blobs are joined into an aggregation. It gets one aggregation proof, the only one that Ethereum verifies, in one finalization.',
  ],
  draw: () => ({wide: draw('wide'), phone: draw('phone')}),
};
