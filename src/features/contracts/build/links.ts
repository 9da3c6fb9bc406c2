import type {PhrasingContent} from 'mdast';
import type {MemberKind} from '../data';
import {contractRecords, declaringUnit, ownerOf, placeOf} from '../data';
import type {PageFacts} from './ContractPage';
import {codeLink} from './nodes';

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
