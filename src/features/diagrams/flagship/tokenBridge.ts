import {Sketch, type Part} from '../kit/sketch';
import type {Scene} from '../kit/types';
import type {Flagship} from './types';

const ways = {
  bridge: {title: 'TokenBridge', detail: 'one on each side, joined by the message service', href: '/api/linea-smart-contracts/tokenbridge'},
  message: {title: 'Message service', href: '/technology/message-service'},
  cctp: {title: 'Circle CCTP', detail: 'not this bridge', tone: 'note', href: '/learn/ecosystem-tutorials/usdc'},
} satisfies Readonly<Record<string, Part>>;

/** What each kind of token is on either side, and what happens to it on the way out and back. */
const rows = [
  {from: {title: 'Any ERC-20'}, to: {title: 'BridgedToken', href: '/api/linea-smart-contracts/tokenbridge/bridgedtoken'}, out: ['locks', 'mints'], back: ['releases', 'burns'], way: 'bridge'},
  {from: {title: 'Custom ERC-20'}, to: {title: 'Contract of its issuer'}, out: ['locks', 'mints'], back: ['releases', 'burns'], way: 'bridge'},
  {from: {title: 'ETH'}, to: {title: 'ETH'}, out: ['keeps', 'pays out'], back: ['pays out', 'keeps'], way: 'message'},
  {from: {title: 'USDC'}, to: {title: 'USDC', detail: 'native'}, out: ['burns', 'mints'], back: ['mints', 'burns'], way: 'cctp'},
] as const satisfies readonly {from: Part; to: Part; out: readonly [string, string]; back: readonly [string, string]; way: keyof typeof ways}[];

function wide(): Scene {
  const sketch = new Sketch('wide');
  sketch.group('Ethereum', [2, 2, 172, 416], 'l1');
  sketch.group('Linea', [610, 2, 172, 416], 'l2');
  const y = (row: number): number => 72 + row * 98;
  const middle = {x: 290, width: 204};
  sketch.label('Solid: to Linea. Dashed: back to Ethereum.', [392, 10], {anchor: 'middle'});
  sketch.box('bridge', ways.bridge, [middle.x, y(0) - 32, middle.width, 162]);
  sketch.box('message', ways.message, [middle.x, y(2) - 32, middle.width, 64]);
  sketch.box('cctp', ways.cctp, [middle.x, y(3) - 32, middle.width, 64]);
  rows.forEach(({from, to, out, back}, row) => {
    sketch.box(`from ${row}`, {...from, tone: 'l1'}, [18, y(row) - 32, 140, 64]);
    sketch.box(`to ${row}`, {...to, tone: 'l2'}, [626, y(row) - 32, 140, 64]);
    const [first, second] = [y(row) - 12, y(row) + 12];
    const [left, right] = [middle.x, middle.x + middle.width];
    sketch.line([158, first], [left, first], {label: out[0], isMain: true, along: 0.55});
    sketch.line([left, second], [158, second], {label: back[0], side: 'below', isDashed: true, along: 0.45});
    sketch.line([right, first], [626, first], {label: out[1], isMain: true, along: 0.45});
    sketch.line([626, second], [right, second], {label: back[1], side: 'below', isDashed: true, along: 0.55});
  });
  return sketch.scene();
}

const names = {bridge: 'through TokenBridge', message: 'through the message service', cctp: 'through Circle CCTP, not this bridge'} as const;

function phone(): Scene {
  const sketch = new Sketch('phone');
  sketch.label('On Ethereum', [2, 0], {style: 'strong'});
  sketch.label('On Linea', [330, 0], {style: 'strong', anchor: 'end'});
  rows.forEach(({from, to, out, back, way}, row) => {
    const top = 30 + row * 108;
    sketch.label(names[way], [166, top], {anchor: 'middle'});
    sketch.box(`from ${row}`, {...from, tone: 'l1'}, [2, top + 26, 92, 56]);
    sketch.box(`to ${row}`, {...to, tone: 'l2'}, [218, top + 26, 112, 56]);
    sketch.line([94, top + 46], [218, top + 46], {label: `${out[0]}, ${out[1]}`, isMain: true});
    sketch.line([218, top + 64], [94, top + 64], {label: back[0] === 'pays out' ? 'and back' : `${back[1]}, ${back[0]}`, side: 'below', isDashed: true});
  });
  return sketch.scene();
}

export const tokenBridge: Flagship = {
  name: 'token-bridge',
  title: 'What becomes of a token that crosses, and of one that comes back?',
  description: [
    'Any ERC-20: the TokenBridge on Ethereum locks it, and the one on Linea mints a BridgedToken. On the way back the BridgedToken is burned and the original released.',
    'A custom ERC-20, for which the bridge has a contract of the issuer on record: the same, with that contract on Linea.',
    'Both bridges talk through the message service, and each transfer needs a claim on the other side.',
    'ETH does not use the bridge: the message service keeps it on one side and pays it out on the other.',
    'USDC does not use the bridge either: Circle’s CCTP burns it on one side and mints it natively on the other.',
  ],
  draw: () => ({wide: wide(), phone: phone()}),
};
