import {Sketch, type Part} from '../kit/sketch';
import type {Scene} from '../kit/types';
import type {Flagship} from './types';

const howTo = '/get-started/how-to/run-a-node';

const parts = {
  app: {title: 'Your dapp or wallet', tone: 'start'},
  execution: {title: 'Execution client', detail: 'Besu, Linea Besu, Geth or Erigon: executes blocks, holds the state', tone: 'l2', href: `${howTo}/linea-besu`},
  maru: {title: 'Maru', detail: 'consensus client: says which block comes next', tone: 'l2', href: howTo},
  peers: {title: 'Linea peers', detail: 'execution', href: `${howTo}/bootnodes`},
  maruPeers: {title: 'Linea peers', detail: 'Maru', href: `${howTo}/bootnodes`},
  ethereum: {title: 'Ethereum endpoint', detail: 'for a true finalized tag', tone: 'l1', href: '/get-started/how-to/finalized-block'},
} satisfies Readonly<Record<string, Part>>;

function wide(): Scene {
  const sketch = new Sketch('wide');
  sketch.group('Private', [2, 2, 134, 288]);
  sketch.group('Your node', [240, 2, 300, 426], 'l2');
  sketch.group('Internet', [644, 2, 138, 330]);
  sketch.box('execution', parts.execution, [256, 46, 268, 112]);
  sketch.box('maru', parts.maru, [256, 300, 268, 112]);
  sketch.box('app', parts.app, [14, 64, 110, 76]);
  sketch.label('Nobody else needs to reach 8545, 8546 and 8550: close them to the internet.', [16, 152], {width: 108});
  sketch.box('peers', parts.peers, [656, 64, 114, 76]);
  sketch.box('maruPeers', parts.maruPeers, [656, 256, 114, 62]);
  sketch.box('ethereum', parts.ethereum, [644, 350, 138, 78]);
  sketch.line(['app', 'right'], ['execution', 'left'], {label: '`8545`, `8546`', along: 0.48, isMain: true});
  sketch.label('JSON-RPC', [188, 108], {anchor: 'middle'});
  sketch.line(['maru', 'top'], ['execution', 'bottom'], {label: '`8550`\nEngine API,\nwith a shared JWT', heads: 'both', isMain: true});
  sketch.line(['execution', 'right'], ['peers', 'left'], {label: '`30303`', heads: 'both', along: 0.51});
  sketch.label('open', [592, 108], {anchor: 'middle'});
  sketch.line([524, 310], [656, 310], {label: '`9000`', heads: 'both', along: 0.51});
  sketch.label('open', [592, 316], {anchor: 'middle'});
  sketch.line([524, 394], ['ethereum', 'left'], {label: 'optional', isDashed: true, along: 0.58});
  return sketch.scene();
}

function phone(): Scene {
  const sketch = new Sketch('phone');
  sketch.box('app', parts.app, [16, 2, 140, 46]);
  sketch.box('peers', parts.peers, [194, 2, 122, 46]);
  sketch.group('Your node', [2, 112, 328, 300], 'l2', 94);
  sketch.box('execution', parts.execution, [16, 146, 300, 78]);
  sketch.box('maru', parts.maru, [16, 320, 300, 78]);
  sketch.line([86, 48], [86, 146], {label: '`8545`, `8546`:\nprivate', along: 0.3, isMain: true});
  sketch.line([255, 48], [255, 146], {label: '`30303`:\nopen', heads: 'both', along: 0.3});
  sketch.line(['maru', 'top'], ['execution', 'bottom'], {label: '`8550`: private,\nEngine API with JWT', heads: 'both', isMain: true});
  sketch.box('maruPeers', parts.maruPeers, [16, 480, 122, 46]);
  sketch.box('ethereum', parts.ethereum, [170, 480, 146, 62]);
  sketch.line([77, 398], ['maruPeers', 'top'], {label: '`9000`: open', heads: 'both', along: 0.6});
  sketch.line([243, 398], ['ethereum', 'top'], {label: 'optional', isDashed: true, along: 0.6});
  return sketch.scene();
}

export const node: Flagship = {
  name: 'node',
  title: 'Which two programs are a Linea node, and which ports do they use?',
  description: [
    'A node is an execution client (Besu, Linea Besu, Geth or Erigon) and the consensus client Maru.',
    'They talk over the Engine API on port 8550, with a shared JWT. Keep this port private.',
    'Your dapp or wallet calls the execution client over JSON-RPC on ports 8545 and 8546. Keep them private too.',
    'The execution client meets its peers on port 30303, Maru its peers on port 9000. Both are open to the internet.',
    'Maru can follow Ethereum through an endpoint of yours, so that the finalized tag means hard finality. This is optional.',
  ],
  draw: () => ({wide: wide(), phone: phone()}),
};
