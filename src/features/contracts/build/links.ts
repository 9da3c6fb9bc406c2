import type {PhrasingContent} from 'mdast';
import {codeLink} from '../../../lib/mdast';
import {contractRecords, declaringUnit, type MemberKind, ownerOf, placeOf} from '../data';
import type {PageFacts} from './ContractPage';

/** A unit of the source, linked to the page of its own or the page that documents it as a part. */
export function unitLink(page: PageFacts, unit: string): PhrasingContent[] {
  const owner = ownerOf(unit);
  return codeLink(page.url(owner && contractRecords[owner].route), unit);
}

/** A type as it stands in a table: structs and enums lead to their fields. */
export function typeLink(page: PageFacts, type: string): PhrasingContent[] {
  const [, unit = '', name = ''] = /^(\w+)\.(\w+)/.exec(type) ?? [];
  return codeLink(page.url(placeOf(unit, ['struct', 'enum'], name).href), type);
}

const KINDS = {error: ['error'], event: ['event'], constant: ['constant'], modifier: ['modifier']} as const satisfies Record<
  string,
  readonly MemberKind[]
>;

/** An error, event, role or modifier that code of the page's contract names, as the code has it. */
export function namedLink(page: PageFacts, kind: keyof typeof KINDS, name: string, text = name): PhrasingContent[] {
  const unit = declaringUnit(page.record.name, kind, name, page.generation);
  return codeLink(unit && page.url(placeOf(unit, KINDS[kind], name).href), text);
}

/** A name in code font with its selector or topic, which the filter of members finds it by. */
export function hexLink(url: string | undefined, value: string, hex: string | undefined): PhrasingContent[] {
  const content = codeLink(url, value);
  return url && hex ? content.map((node) => ({...node, data: {hProperties: {dataHex: hex}}})) : content;
}

/** A selector as it is; of a topic the first four bytes, which tell two apart. */
export function shortHex(hex: string): string {
  return hex.length > 10 ? `${hex.slice(0, 10)}…` : hex;
}

/** A selector, or the first bytes of a topic: in a table that is not folded away, with room for the button that copies it whole. */
export function copiedHex(hex: string): PhrasingContent {
  const text = shortHex(hex);
  return {type: 'inlineCode', value: text, data: {hProperties: {className: ['docs-copied'], ...(text !== hex && {dataHex: hex})}}};
}
