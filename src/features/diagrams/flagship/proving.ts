import {Sketch, type Part} from '../kit/sketch';
import type {Scene} from '../kit/types';
import type {Flagship} from './types';

const parts = {
  trace: {title: 'Trace', detail: 'from the tracer', tone: 'start', href: '/technology/sequencer/traces-generator'},
  state: {title: 'State proof', detail: 'from Shomei', tone: 'start', href: '/technology/state-manager'},
  data: {title: 'Blob data', detail: 'from the coordinator', tone: 'start', href: '/technology/coordinator'},
  expansion: {title: 'Expansion', detail: 'go-corset fills in all columns', href: '/technology/prover/trace-expansion'},
  inner: {title: 'Inner proof', detail: 'Arcane and Vortex: fast, large', href: '/technology/prover/proving'},
  execution: {title: 'Execution proof', detail: 'gnark on BLS12-377', tone: 'l2', href: '/technology/prover/proving'},
  compression: {title: 'Compression proof', detail: 'gnark on BLS12-377', tone: 'l2', href: '/technology/prover/proving'},
  aggregation: {title: 'Aggregation', detail: 'gnark on BW6-761: all proofs in one', tone: 'l2', href: '/technology/prover/proving'},
  final: {title: 'Final proof', detail: 'gnark on BN254: small', tone: 'l2', href: '/technology/prover/proving'},
  verifier: {title: 'Verifier contract', detail: 'on Ethereum', tone: 'l1', href: '/api/linea-smart-contracts/interfaces/l1/iplonkverifier'},
} satisfies Readonly<Record<string, Part>>;

function wide(): Scene {
  const sketch = new Sketch('wide');
  sketch.group('For every batch', [2, 2, 780, 150], 'l2');
  sketch.group('For every blob', [2, 170, 470, 104], 'l2');
  sketch.group('For a range of blobs', [2, 306, 780, 118], 'l2');
  sketch.box('trace', parts.trace, [16, 36, 128, 48]);
  sketch.box('state', parts.state, [16, 94, 128, 48]);
  sketch.box('expansion', parts.expansion, [196, 46, 150, 84]);
  sketch.box('inner', parts.inner, [398, 46, 150, 84]);
  sketch.box('execution', parts.execution, [600, 46, 168, 84]);
  sketch.box('data', parts.data, [16, 208, 168, 54]);
  sketch.box('compression', parts.compression, [286, 208, 172, 54]);
  sketch.box('aggregation', parts.aggregation, [286, 344, 172, 66]);
  sketch.box('final', parts.final, [526, 344, 150, 66]);
  sketch.line(['trace', 'right'], [196, 60]);
  sketch.line(['state', 'right'], [196, 118]);
  sketch.line(['expansion', 'right'], ['inner', 'left']);
  sketch.line(['inner', 'right'], ['execution', 'left']);
  sketch.line(['data', 'right'], ['compression', 'left']);
  sketch.line(['compression', 'bottom'], ['aggregation', 'top'], {label: 'each', side: 'left', along: 0.28});
  sketch.line(['execution', 'bottom'], [430, 344], {via: [[684, 290], [430, 290]], label: 'each', piece: 0, along: 0.45});
  sketch.line(['aggregation', 'right'], ['final', 'left']);
  sketch.box('verifier', parts.verifier, [526, 454, 150, 52]);
  sketch.line(['final', 'bottom'], ['verifier', 'top'], {label: 'finalizeBlocks', along: 0.66});
  return sketch.scene();
}

function phone(): Scene {
  const sketch = new Sketch('phone');
  sketch.group('For every batch', [2, 2, 328, 312], 'l2');
  sketch.box('trace', parts.trace, [16, 34, 136, 46]);
  sketch.box('state', parts.state, [180, 34, 136, 46]);
  sketch.box('expansion', parts.expansion, [16, 104, 300, 46]);
  sketch.box('inner', parts.inner, [16, 178, 300, 46]);
  sketch.box('execution', parts.execution, [16, 252, 300, 46]);
  sketch.line(['trace', 'bottom'], [84, 104]);
  sketch.line(['state', 'bottom'], [248, 104]);
  sketch.line(['expansion', 'bottom'], ['inner', 'top']);
  sketch.line(['inner', 'bottom'], ['execution', 'top']);
  sketch.group('For every blob', [2, 330, 262, 150], 'l2');
  sketch.box('data', parts.data, [16, 362, 234, 46]);
  sketch.box('compression', parts.compression, [16, 424, 234, 46]);
  sketch.line(['data', 'bottom'], ['compression', 'top']);
  sketch.group('For a range of blobs', [2, 516, 328, 162], 'l2', 24);
  sketch.box('aggregation', parts.aggregation, [16, 550, 300, 46]);
  sketch.box('final', parts.final, [16, 620, 300, 46]);
  sketch.line([26, 470], [26, 550]);
  sketch.line([290, 298], [290, 550]);
  sketch.line(['aggregation', 'bottom'], ['final', 'top']);
  sketch.box('verifier', parts.verifier, [76, 728, 180, 46]);
  sketch.line(['final', 'bottom'], ['verifier', 'top'], {label: 'finalizeBlocks', along: 0.62});
  return sketch.scene();
}

export const proving: Flagship = {
  name: 'proving',
  title: 'Which proofs stand between a trace and Ethereum?',
  description: [
    'For every batch, the prover takes the trace and the state proof. go-corset expands the trace, Arcane and Vortex make an inner proof, which is fast and large, and gnark wraps it in an execution proof on BLS12-377.',
    'For every blob, gnark makes a compression proof of its data, also on BLS12-377.',
    'For a range of blobs, gnark aggregates all these proofs into one on BW6-761 and turns it into the final proof on BN254, which is small.',
    'finalizeBlocks hands the final proof to the verifier contract on Ethereum.',
  ],
  draw: () => ({wide: wide(), phone: phone()}),
};
