import {Sketch, type Part} from '../kit/sketch';
import type {Scene} from '../kit/types';
import type {Flagship} from './types';

const parts = {
  l1Sender: {title: 'Sender', detail: 'user or contract', tone: 'start'},
  l1Service: {title: 'LineaRollup', detail: 'L1 message service: adds each hash to a rolling hash, checks Merkle proofs', tone: 'l1', href: '/api/linea-smart-contracts/messageservice/l1/l1messageservice'},
  l1Receiver: {title: 'Receiver', detail: 'gets call and ETH', tone: 'end'},
  l2Sender: {title: 'Sender', detail: 'user or contract', tone: 'start'},
  l2Service: {title: 'L2MessageService', detail: 'keeps a list of hashes, collects what is sent', tone: 'l2', href: '/api/linea-smart-contracts/messageservice/l2/l2messageservice'},
  l2Receiver: {title: 'Receiver', detail: 'gets call and ETH', tone: 'end'},
  coordinator: {title: 'Coordinator', detail: 'waits two epochs', href: '/technology/coordinator'},
  postman: {title: 'Postman, or you', detail: 'submits the claim', href: '/technology/message-service/reference'},
  prover: {title: 'Prover', detail: 'proves the blocks', href: '/technology/prover'},
  claimer: {title: 'You', detail: 'with a Merkle proof', href: '/get-started/how-to/bridge'},
} satisfies Readonly<Record<string, Part>>;

function wide(): Scene {
  const sketch = new Sketch('wide');
  sketch.group('Ethereum', [2, 2, 190, 504], 'l1');
  sketch.group('Linea', [592, 2, 190, 504], 'l2');
  sketch.label('To Linea: about 20 minutes', [392, 72], {style: 'strong', anchor: 'middle'});
  sketch.label('To Ethereum: about 2 to 12 hours', [392, 274], {style: 'strong', anchor: 'middle'});
  sketch.box('l1Sender', parts.l1Sender, [24, 36, 146, 50]);
  sketch.box('l1Service', parts.l1Service, [18, 122, 158, 296]);
  sketch.box('l1Receiver', parts.l1Receiver, [18, 450, 158, 46]);
  sketch.box('l2Receiver', parts.l2Receiver, [606, 36, 162, 50]);
  sketch.box('l2Service', parts.l2Service, [606, 122, 162, 296]);
  sketch.box('l2Sender', parts.l2Sender, [614, 450, 146, 46]);
  sketch.box('coordinator', parts.coordinator, [314, 104, 156, 54]);
  sketch.box('postman', parts.postman, [314, 190, 156, 54]);
  sketch.box('prover', parts.prover, [314, 306, 156, 54]);
  sketch.box('claimer', parts.claimer, [314, 376, 156, 54]);

  sketch.line(['l1Sender', 'bottom'], [97, 122], {label: 'sends', step: 1, isMain: true});
  sketch.line([176, 136], [314, 136], {label: 'hash', along: 0.56, isMain: true});
  sketch.line([470, 136], [606, 136], {label: 'anchors', step: 2, along: 0.42, isMain: true});
  sketch.line(['postman', 'right'], [606, 217], {label: 'claims', step: 3, along: 0.42, isMain: true});
  sketch.line([687, 122], ['l2Receiver', 'bottom'], {label: 'calls', step: 4, isMain: true});
  sketch.line(['l2Sender', 'top'], [687, 418], {label: 'sends', step: 1, isMain: true});
  sketch.line([606, 333], ['prover', 'right'], {label: 'blocks', along: 0.56, isMain: true});
  sketch.line(['prover', 'left'], [176, 333], {label: 'proven root', step: 2, along: 0.47, isMain: true});
  sketch.line(['claimer', 'left'], [176, 403], {label: 'claims', step: 3, along: 0.44, isMain: true});
  sketch.line([97, 418], ['l1Receiver', 'top'], {label: 'calls', step: 4, isMain: true});
  return sketch.scene();
}

function phone(): Scene {
  const sketch = new Sketch('phone');
  const one = 'to Linea';
  sketch.label('To Linea: about 20 minutes', [2, 0], {style: 'strong'});
  sketch.group('Ethereum', [2, 26, 328, 104], 'l1');
  sketch.box(`${one} sender`, {...parts.l1Sender, detail: ''}, [16, 58, 76, 60]);
  sketch.box(`${one} from`, {...parts.l1Service, detail: 'extends the rolling hash'}, [166, 58, 152, 60]);
  sketch.line([`${one} sender`, 'right'], [`${one} from`, 'left'], {label: 'sends', step: 1, isMain: true});
  sketch.box(`${one} carrier`, parts.coordinator, [166, 160, 152, 60]);
  sketch.line([`${one} from`, 'bottom'], [`${one} carrier`, 'top'], {label: 'hash', isMain: true});
  sketch.box(`${one} claimer`, parts.postman, [16, 160, 126, 60]);
  sketch.group('Linea', [2, 276, 328, 150], 'l2');
  sketch.box(`${one} to`, {...parts.l2Service, detail: 'checks its list of hashes'}, [130, 310, 188, 48]);
  sketch.line([242, 220], [242, 310], {label: 'anchors', step: 2, side: 'right', along: 0.35, isMain: true});
  sketch.line([`${one} claimer`, 'bottom'], [`${one} to`, 'left'], {label: 'claims', step: 3, piece: 0, along: 0.26, isMain: true});
  sketch.box(`${one} receiver`, parts.l2Receiver, [16, 370, 160, 46]);
  sketch.line([247, 358], [`${one} receiver`, 'right'], {label: 'calls', step: 4, piece: 0, side: 'right', isMain: true});

  const two = 'to Ethereum';
  const top = 460;
  sketch.label('To Ethereum: about 2 to 12 hours', [2, top], {style: 'strong'});
  sketch.group('Linea', [2, top + 26, 328, 92], 'l2');
  sketch.box(`${two} sender`, {...parts.l2Sender, detail: ''}, [16, top + 58, 76, 48]);
  sketch.box(`${two} from`, {...parts.l2Service, detail: 'collects messages'}, [168, top + 58, 150, 48]);
  sketch.line([`${two} sender`, 'right'], [`${two} from`, 'left'], {label: 'sends', step: 1, isMain: true});
  sketch.box(`${two} carrier`, parts.prover, [176, top + 152, 142, 48]);
  sketch.line([247, top + 106], [`${two} carrier`, 'top'], {label: 'blocks', isMain: true});
  sketch.box(`${two} claimer`, parts.claimer, [2, top + 152, 150, 48]);
  sketch.group('Ethereum', [2, top + 258, 328, 150], 'l1');
  sketch.box(`${two} to`, {...parts.l1Service, detail: 'checks the Merkle proof'}, [130, top + 292, 188, 48]);
  sketch.line([247, top + 200], [247, top + 292], {label: 'proven\nroot', step: 2, side: 'right', along: 0.32, isMain: true});
  sketch.line([80, top + 200], [`${two} to`, 'left'], {label: 'claims', step: 3, piece: 0, along: 0.26, isMain: true});
  sketch.box(`${two} receiver`, parts.l1Receiver, [16, top + 352, 160, 46]);
  sketch.line([247, top + 340], [`${two} receiver`, 'right'], {label: 'calls', step: 4, piece: 0, side: 'right', isMain: true});
  return sketch.scene();
}

export const messages: Flagship = {
  name: 'messages',
  title: 'How does a message get across, in each direction?',
  description: [
    'To Linea, about 20 minutes: a sender calls the L1 message service, which is part of LineaRollup and adds the hash of the message to a rolling hash.',
    'The coordinator waits for two epochs and anchors the hash on L2MessageService.',
    'The postman or you submit the claim. L2MessageService finds the hash on its list and calls the receiver, with the ETH.',
    'To Ethereum, about 2 to 12 hours: a sender calls L2MessageService. The prover proves the blocks with the message, and LineaRollup stores the proven root.',
    'You claim with a Merkle proof. LineaRollup checks it against the root and calls the receiver, with the ETH.',
  ],
  draw: () => ({wide: wide(), phone: phone()}),
};
