import {Sketch, type Part} from '../kit/sketch';
import type {Scene} from '../kit/types';
import type {Flagship} from './types';

const parts = {
  trace: {title: 'Trace', detail: 'from the tracer', tone: 'start', href: '/technology/sequencer/traces-generator'},
  state: {title: 'State proof', detail: 'from Shomei', href: '/technology/state-manager'},
  data: {title: 'Blob data', detail: 'from the coordinator', href: '/technology/coordinator'},
  expansion: {title: 'Expansion', detail: 'go-corset fills in all columns', href: '/technology/prover/trace-expansion'},
  inner: {title: 'Inner proof', detail: 'Arcane and Vortex: fast, large', href: '/technology/prover/proving'},
  execution: {title: 'Execution proof', detail: 'gnark on BLS12-377', tone: 'l2', href: '/technology/prover/proving'},
  compression: {title: 'Compression proof', detail: 'gnark on BLS12-377', tone: 'l2', href: '/technology/prover/proving'},
  aggregation: {title: 'Aggregation', detail: 'gnark on BW6-761: all proofs in one', tone: 'l2', href: '/technology/prover/proving'},
  final: {title: 'Final proof', detail: 'gnark on BN254: small', tone: 'l2', href: '/technology/prover/proving'},
  verifier: {title: 'Verifier contract', detail: 'accepts or refuses', tone: 'l1', href: '/api/linea-smart-contracts/interfaces/l1/iplonkverifier'},
} satisfies Readonly<Record<string, Part>>;

function wide(): Scene {
  const sketch = new Sketch('wide');
  sketch.group('For every batch', [2, 2, 524, 214], 'l2');
  sketch.group('For every blob', [2, 240, 524, 122], 'l2');
  sketch.group('For a range of blobs', [580, 2, 202, 246], 'l2');
  sketch.group('Ethereum', [580, 286, 202, 108], 'l1', 76);
  sketch.box('trace', parts.trace, [16, 42, 120, 72]);
  sketch.box('state', parts.state, [16, 130, 120, 72]);
  sketch.box('expansion', parts.expansion, [168, 42, 160, 72]);
  sketch.box('inner', parts.inner, [168, 130, 160, 72]);
  sketch.box('execution', parts.execution, [360, 42, 152, 160]);
  sketch.box('data', parts.data, [16, 280, 160, 66]);
  sketch.box('compression', parts.compression, [360, 280, 152, 66]);
  sketch.box('aggregation', parts.aggregation, [594, 42, 174, 84]);
  sketch.box('final', parts.final, [594, 168, 174, 64]);
  sketch.box('verifier', parts.verifier, [594, 324, 174, 56]);
  sketch.line([136, 66], [168, 66], {isMain: true});
  sketch.line(['state', 'right'], [168, 96], {via: [[152, 166], [152, 96]]});
  sketch.line(['expansion', 'bottom'], ['inner', 'top'], {isMain: true});
  sketch.line(['inner', 'right'], [360, 166], {isMain: true});
  sketch.line(['data', 'right'], ['compression', 'left'], {isMain: true});
  sketch.line([512, 66], [594, 66], {isMain: true});
  sketch.line(['compression', 'right'], [594, 106], {via: [[553, 313], [553, 106]], isMain: true});
  sketch.line(['aggregation', 'bottom'], ['final', 'top'], {isMain: true});
  sketch.line([640, 232], [640, 324], {label: 'finalizeBlocks', along: 0.38, isMain: true});
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
  sketch.line(['expansion', 'bottom'], ['inner', 'top'], {isMain: true});
  sketch.line(['inner', 'bottom'], ['execution', 'top'], {isMain: true});
  sketch.group('For every blob', [2, 330, 262, 150], 'l2');
  sketch.box('data', parts.data, [16, 362, 234, 46]);
  sketch.box('compression', parts.compression, [16, 424, 234, 46]);
  sketch.line(['data', 'bottom'], ['compression', 'top']);
  sketch.group('For a range of blobs', [2, 516, 328, 162], 'l2', 24);
  sketch.box('aggregation', parts.aggregation, [16, 550, 300, 46]);
  sketch.box('final', parts.final, [16, 620, 300, 46]);
  sketch.line([26, 470], [26, 550], {isMain: true});
  sketch.line([290, 298], [290, 550], {isMain: true});
  sketch.line(['aggregation', 'bottom'], ['final', 'top'], {isMain: true});
  sketch.box('verifier', parts.verifier, [76, 728, 180, 46]);
  sketch.line(['final', 'bottom'], ['verifier', 'top'], {label: 'finalizeBlocks', along: 0.62, isMain: true});
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
