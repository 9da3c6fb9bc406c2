import {Sketch, type Part} from '../kit/sketch';
import type {Scene} from '../kit/types';
import type {Flagship} from './types';

const bridge: Part = {title: 'TokenBridge', href: '/api/linea-smart-contracts/tokenbridge'};
const service: Part = {title: 'Message service', detail: 'and its claims', href: '/technology/message-service'};
const cctp: Part = {title: 'Circle CCTP', detail: 'not this bridge', href: '/learn/ecosystem-tutorials/usdc'};

/** What each kind of token is on either side, and what happens to it on the way out and back. */
const rows = [
  {from: {title: 'Any ERC-20'}, to: {title: 'BridgedToken', href: '/api/linea-smart-contracts/tokenbridge/bridgedtoken'}, out: ['locks', 'mints'], back: ['releases', 'burns'], way: 'bridge'},
  {from: {title: 'Custom ERC-20'}, to: {title: 'Contract of its issuer'}, out: ['locks', 'mints'], back: ['releases', 'burns'], way: 'bridge'},
  {from: {title: 'ETH'}, to: {title: 'ETH'}, out: ['keeps', 'pays out'], back: ['pays out', 'keeps'], way: 'message'},
  {from: {title: 'USDC'}, to: {title: 'USDC', detail: 'native'}, out: ['burns', 'mints'], back: ['mints', 'burns'], way: 'cctp'},
] as const satisfies readonly {from: Part; to: Part; out: readonly [string, string]; back: readonly [string, string]; way: 'bridge' | 'message' | 'cctp'}[];

function wide(): Scene {
  const sketch = new Sketch('wide');
  sketch.group('Ethereum', [2, 2, 306, 424], 'l1');
  sketch.group('Linea', [476, 2, 306, 424], 'l2');
  const y = (row: number): number => 72 + row * 98;
  sketch.box('l1Bridge', {...bridge, detail: 'holds what is locked', tone: 'l1'}, [186, y(0) - 30, 108, 158]);
  sketch.box('l2Bridge', {...bridge, tone: 'l2'}, [490, y(0) - 30, 108, 158]);
  sketch.box('service', service, [348, y(0) - 30, 88, 248]);
  sketch.box('cctp', cctp, [348, y(3) - 44, 88, 88]);
  rows.forEach(({from, to, out, back, way}, row) => {
    const left = sketch.box(`from ${row}`, {...from, tone: 'l1'}, [14, y(row) - 28, 92, 56]);
    sketch.box(`to ${row}`, {...to, tone: 'l2'}, [654, left - 56, 116, 56]);
    const [ends, starts] = way === 'bridge' ? [186, 598] : [348, 436];
    const [first, second] = [y(row) - 10, y(row) + 10];
    // Labels stand next to the token.
    const along = (width: number): number => 40 / width;
    sketch.line([106, first], [ends, first], {label: out[0], along: along(ends - 106)});
    sketch.line([ends, second], [106, second], {label: back[0], side: 'below', isDashed: true, along: 1 - along(ends - 106)});
    sketch.line([starts, first], [654, first], {label: out[1], along: 1 - along(654 - starts) + 10 / (654 - starts)});
    sketch.line([654, second], [starts, second], {label: back[1], side: 'below', isDashed: true, along: along(654 - starts) - 10 / (654 - starts)});
  });
  for (const row of [0, 1]) {
    for (const [from, to] of [[294, 348], [436, 490]] as const) {
      sketch.line([from, y(row) - 10], [to, y(row) - 10]);
      sketch.line([to, y(row) + 10], [from, y(row) + 10], {isDashed: true});
    }
  }
  return sketch.scene();
}

const ways = {bridge: 'through TokenBridge', message: 'through the message service', cctp: 'through Circle CCTP, not this bridge'} as const;

function phone(): Scene {
  const sketch = new Sketch('phone');
  sketch.label('On Ethereum', [2, 0], {style: 'strong'});
  sketch.label('On Linea', [330, 0], {style: 'strong', anchor: 'end'});
  rows.forEach(({from, to, out, back, way}, row) => {
    const top = 30 + row * 108;
    sketch.label(ways[way], [166, top], {anchor: 'middle'});
    sketch.box(`from ${row}`, {...from, tone: 'l1'}, [2, top + 26, 92, 56]);
    sketch.box(`to ${row}`, {...to, tone: 'l2'}, [218, top + 26, 112, 56]);
    sketch.line([94, top + 46], [218, top + 46], {label: `${out[0]}, ${out[1]}`});
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
