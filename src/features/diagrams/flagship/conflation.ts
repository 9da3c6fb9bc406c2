import {measures, type Format} from '../kit/measures';
import {Sketch} from '../kit/sketch';
import type {Scene} from '../kit/types';
import type {Flagship} from './types';

/** How many blocks are in each batch of each blob: the numbers are an example. */
const blobs = [[4, 3], [3, 4]] as const;

/** Blocks in batches in blobs in one aggregation, each with its proof; blobs stand side by side in windows, one below the other on phones. */
function draw(format: Format): Scene {
  const sketch = new Sketch(format);
  const isWide = format === 'wide';
  const {width} = measures[format];
  const block = isWide ? 34 : 26;
  const height = isWide ? 44 : 28;
  const batchHeight = height + 66;
  const blobHeight = batchHeight + 72;
  const top = 40;
  let number = 1;
  let [x, y] = [16, top];
  for (const batches of blobs) {
    const blobWidth = isWide ? 366 : 300;
    sketch.group('Blob', [x, y, blobWidth, blobHeight], 'l1');
    let left = x + 12;
    for (const count of batches) {
      const own = isWide ? (blobWidth - 32) * (count === 4 ? 0.54 : 0.46) : (blobWidth - 32) / 2;
      sketch.group('', [left, y + 34, own, batchHeight], 'l2');
      sketch.label('Batch', [left + 10, y + 41], {style: 'strong'});
      const size = Math.min(block, (own - 20 - (count - 1) * 4) / count);
      const space = count > 1 ? Math.min(5, (own - 20 - count * size) / (count - 1)) : 0;
      for (let index = 0; index < count; index += 1) {
        sketch.box(`block ${number}`, {title: isWide ? String(number) : ''}, [left + 10 + index * (size + space), y + 64, size, height]);
        number += 1;
      }
      sketch.label('execution proof', [left + own / 2, y + 70 + height], {anchor: 'middle'});
      left += own + 8;
    }
    sketch.label('compression proof', [x + blobWidth / 2, y + 42 + batchHeight], {anchor: 'middle'});
    [x, y] = isWide ? [x + blobWidth + 16, y] : [x, y + blobHeight + 12];
  }
  const inner = isWide ? top + blobHeight : y - 12;
  const bottom = inner + 38;
  sketch.group('Aggregation', [2, 2, width - 4, bottom - 2]);
  sketch.label('aggregation proof', [width / 2, inner + 10], {anchor: 'middle', style: 'strong'});
  sketch.box('ethereum', {title: 'LineaRollup', detail: 'verifies this one proof', tone: 'l1', href: '/api/linea-smart-contracts/linearollup'}, [width / 2 - 100, bottom + 50, 200, 54]);
  sketch.line([width / 2, bottom], ['ethereum', 'top'], {label: 'one finalization', isMain: true});
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
