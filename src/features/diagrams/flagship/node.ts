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
  sketch.group('Your node', [206, 2, 340, 426], 'l2');
  sketch.box('execution', parts.execution, [226, 46, 300, 116]);
  sketch.box('maru', parts.maru, [226, 284, 300, 120]);
  sketch.box('app', parts.app, [2, 70, 112, 68]);
  sketch.box('peers', parts.peers, [652, 70, 130, 68]);
  sketch.box('maruPeers', parts.maruPeers, [652, 268, 130, 56]);
  sketch.box('ethereum', parts.ethereum, [652, 346, 130, 84]);
  sketch.line(['app', 'right'], ['execution', 'left'], {label: '8545, 8546', along: 0.4});
  sketch.label('JSON-RPC: keep it private', [2, 152], {width: 130});
  sketch.line(['maru', 'top'], ['execution', 'bottom'], {label: 'Engine API on 8550, with a shared JWT: keep it private', heads: 'both', labelWidth: 138});
  sketch.line(['execution', 'right'], ['peers', 'left'], {label: '30303', heads: 'both', along: 0.58});
  sketch.label('open to the internet', [652, 152], {width: 130});
  sketch.line([526, 296], ['maruPeers', 'left'], {label: '9000', heads: 'both', along: 0.58});
  sketch.label('open to the internet', [652, 240], {width: 130});
  sketch.line([526, 388], ['ethereum', 'left'], {label: 'optional', isDashed: true, along: 0.58});
  return sketch.scene();
}

function phone(): Scene {
  const sketch = new Sketch('phone');
  sketch.box('app', parts.app, [16, 2, 140, 46]);
  sketch.box('peers', parts.peers, [194, 2, 122, 46]);
  sketch.group('Your node', [2, 112, 328, 300], 'l2', 94);
  sketch.box('execution', parts.execution, [16, 146, 300, 78]);
  sketch.box('maru', parts.maru, [16, 320, 300, 78]);
  sketch.line([86, 48], [86, 146], {label: '8545, 8546:\nprivate', along: 0.3});
  sketch.line([255, 48], [255, 146], {label: '30303:\nopen', heads: 'both', along: 0.3});
  sketch.line(['maru', 'top'], ['execution', 'bottom'], {label: 'Engine API on 8550,\nwith JWT: private', heads: 'both'});
  sketch.box('maruPeers', parts.maruPeers, [16, 480, 122, 46]);
  sketch.box('ethereum', parts.ethereum, [170, 480, 146, 62]);
  sketch.line([77, 398], ['maruPeers', 'top'], {label: '9000: open', heads: 'both', along: 0.6});
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
