/** What a query looks like, without any data. Every page loads this; the rest of the folder loads when a shape matches. */
export type Shape =
  'address' | 'hash' | 'bytes' | 'chain' | 'block' | 'ens' | 'member';

/** The first that matches wins. */
const shapes: readonly (readonly [Shape, RegExp])[] = [
  ['address', /^0x[\da-f]{40}$/i],
  ['hash', /^0x[\da-f]{64}$/i],
  // A selector or more or, in several parts, the topics and data of a log.
  ['bytes', /^0x(?:[\da-f]{2}){4,}(?:\s+0x(?:[\da-f]{2})+)*$/i],
  ['chain', /^(?:chain ?(?:id)? ?)?(?:\d{5}|0x[\da-f]{4})$/i],
  ['block', /^block(?: number)? ?#?(?:0x[\da-f]+|\d[\d,_]*)$/i],
  ['ens', /^(?:[^\s.]+\.)*linea\.eth$/i],
  // A name with an inner capital or an underscore between capitals, or with parameters: prose has few of these. JSON-RPC methods are words.
  [
    'member',
    /^(?:(?:error|event|function) )?(?![a-z]+_)(?=\w*[a-z\d][A-Z]|[A-Z\d]+_[A-Z\d_]+$|\w+\()[A-Za-z_]\w*(?:\([^()]*\))?;?$/,
  ],
];

/** Returns the shape of what was pasted; undefined for words. */
export const getShape = (query: string): Shape | undefined =>
  shapes.find(([, pattern]) => pattern.test(query))?.[0];
