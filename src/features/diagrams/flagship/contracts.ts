import {Sketch, type Part} from '../kit/sketch';
import type {Scene} from '../kit/types';
import type {Flagship} from './types';

const reference = '/api/linea-smart-contracts';

const parts = {
  LineaRollup: {title: 'LineaRollup', detail: 'the contract that you call', tone: 'start', href: `${reference}/linearollup`},
  Eip4844BlobAcceptor: {title: '`Eip4844BlobAcceptor`', detail: 'takes the blobs', tone: 'l1', href: `${reference}/linearollup#submitblobs`},
  LivenessRecovery: {title: '`LivenessRecovery`', detail: 'after 182 silent days', tone: 'l1', href: `${reference}/lib/callforwardingproxy`},
  LineaRollupYieldExtension: {title: 'LineaRollupYieldExtension', detail: 'lets idle ETH earn', tone: 'l1', href: `${reference}/linearollup`},
  ClaimMessageV1: {title: 'ClaimMessageV1', detail: 'pays old claims', tone: 'l1', href: `${reference}/messageservice/l1/l1messageservice`},
  LineaRollupBase: {title: 'LineaRollupBase', detail: 'finalizes: checks data, asks the verifier, stores the state', tone: 'l1', href: `${reference}/linearollup#finalizeblocks`},
  ZkEvmV2: {title: 'ZkEvmV2', detail: 'holds verifiers and roots', tone: 'l1', href: `${reference}/zkevmv2`},
  L1MessageService: {title: 'L1MessageService', detail: 'sends, pays claims', tone: 'l1', href: `${reference}/messageservice/l1/l1messageservice`},
  PermissionsManager: {title: '`PermissionsManager`', detail: 'gives out roles', href: `${reference}/interfaces/ipermissionsmanager`},
  L1MessageServiceBase: {title: 'L1MessageServiceBase', detail: 'guards each call'},
  RateLimiter: {title: 'RateLimiter', detail: 'caps withdrawals', href: `${reference}/interfaces/iratelimiter`},
  L1MessageManagerV1: {title: 'L1MessageManagerV1', detail: 'statuses of messages'},
  LineaRollupPauseManager: {title: 'LineaRollupPauseManager', detail: 'stops what goes wrong', href: `${reference}/lib/linearolluppausemanager`},
} satisfies Readonly<Record<string, Part>>;

function wide(): Scene {
  const sketch = new Sketch('wide');
  const row = (y: number, ...boxes: readonly (readonly [id: keyof typeof parts, x: number, width: number])[]): void => {
    boxes.forEach(([id, x, width]) => sketch.box(id, parts[id], [x, y, width, 52]));
  };
  row(2, ['LineaRollup', 292, 200]);
  row(94, ['Eip4844BlobAcceptor', 2, 184], ['LivenessRecovery', 202, 158], ['LineaRollupYieldExtension', 376, 240], ['ClaimMessageV1', 632, 150]);
  row(186, ['LineaRollupBase', 2, 614]);
  row(278, ['ZkEvmV2', 2, 184], ['L1MessageService', 218, 182], ['PermissionsManager', 432, 184]);
  row(366, ['L1MessageServiceBase', 2, 780]);
  row(454, ['RateLimiter', 2, 184], ['L1MessageManagerV1', 228, 196], ['LineaRollupPauseManager', 466, 228]);
  for (const [id, x] of [['Eip4844BlobAcceptor', 94], ['LivenessRecovery', 281], ['LineaRollupYieldExtension', 496], ['ClaimMessageV1', 707]] as const) {
    sketch.line(['LineaRollup', 'bottom'], [id, 'top'], {via: [[392, 74], [x, 74]]});
    sketch.line([x, 146], [x, id === 'ClaimMessageV1' ? 366 : 186]);
  }
  for (const x of [94, 309, 524]) {
    sketch.line([x, 238], [x, 278]);
  }
  for (const x of [94, 309]) {
    sketch.line([x, 330], [x, 366]);
  }
  for (const x of [94, 326, 580]) {
    sketch.line([x, 418], [x, 454]);
  }
  return sketch.scene();
}

const layers: readonly (readonly [title: string, ...ids: (keyof typeof parts)[]])[] = [
  ['Each built on LineaRollupBase', 'Eip4844BlobAcceptor', 'LivenessRecovery', 'LineaRollupYieldExtension'],
  ['LineaRollupBase is built on', 'ZkEvmV2', 'L1MessageService', 'PermissionsManager'],
  ['The first two, on L1MessageServiceBase, on', 'RateLimiter', 'L1MessageManagerV1', 'LineaRollupPauseManager'],
];

function phone(): Scene {
  const sketch = new Sketch('phone');
  sketch.box('LineaRollup', parts.LineaRollup, [2, 2, 328, 46]);
  let y = 76;
  layers.forEach(([title, ...ids], layer) => {
    sketch.line([166, y - 28], [166, y]);
    const height = 36 + ids.length * 54;
    sketch.group(title, [2, y, 328, height]);
    ids.forEach((id, index) => sketch.box(id, parts[id], [16, y + 34 + index * 54, 300, 46]));
    y += height + 28;
    if (layer === 0) {
      sketch.line([166, y - 28], [166, y]);
      sketch.box('LineaRollupBase', {...parts.LineaRollupBase, detail: 'finalizes'}, [2, y, 328, 46]);
      y += 74;
    }
  });
  return sketch.scene();
}

export const contracts: Flagship = {
  name: 'contracts',
  title: 'Which contracts is LineaRollup built from, and what does each add?',
  description: [
    'LineaRollup is built on Eip4844BlobAcceptor, which takes the blobs, LivenessRecovery, which opens submission after 182 days without finalization, LineaRollupYieldExtension, which lets idle ETH earn, and ClaimMessageV1, which pays old claims.',
    'The first three are built on LineaRollupBase, which finalizes: it checks the data, asks the verifier and stores the state.',
    'LineaRollupBase is built on ZkEvmV2, which holds verifiers and state roots, L1MessageService, which sends messages and pays claims, and PermissionsManager, which gives out roles.',
    'ZkEvmV2, L1MessageService and ClaimMessageV1 are built on L1MessageServiceBase, which guards each call with RateLimiter, L1MessageManagerV1 and LineaRollupPauseManager.',
  ],
  draw: () => ({wide: wide(), phone: phone()}),
};
