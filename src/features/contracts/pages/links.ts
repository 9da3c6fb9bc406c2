import type {PhrasingContent} from 'mdast';
import {groupBy} from '../../../lib/collections';
import {codeLink, type Phrase} from '../../../lib/mdast';
import {classNames} from '../domContract';
import type {Release} from '../facts/releases';
import {contractRecords, findDocumentingPage} from '../model/contracts';
import {findDeclaringContract, findDocsLink} from '../model/members';
import type {PageFacts} from './contractPage';

/** A contract of the source, linked to the page of its own or the page that documents it as a part. */
export function linkContract(page: PageFacts, contract: string): PhrasingContent[] {
  const owner = findDocumentingPage(contract);
  return codeLink(page.url(owner && contractRecords[owner].route), contract);
}

/** A type: structs and enums lead to their fields. */
export function linkType(page: PageFacts, type: string): PhrasingContent[] {
  const [, contract = '', name = ''] = /^(\w+)\.(\w+)/.exec(type) ?? [];
  return codeLink(page.url(findDocsLink(contract, ['struct', 'enum'], name).href), type);
}

/** An error, event, role or modifier that code of the page's contract names, as the code has it. */
export function linkNamed(page: PageFacts, kind: Parameters<typeof findDeclaringContract>[1], name: string, text = name): PhrasingContent[] {
  const contract = findDeclaringContract(page.record.name, kind, name, page.release);
  return codeLink(contract && page.url(findDocsLink(contract, [kind], name).href), text);
}

/** A name in code font with its selector or topic, which the filter of members finds it by. */
export function linkWithHex(url: string | undefined, value: string, hex: string | undefined): PhrasingContent[] {
  const content = codeLink(url, value);
  return url && hex ? content.map((node) => ({...node, data: {hProperties: {dataHex: hex}}})) : content;
}

/** A selector as it is; of a topic the first four bytes, which tell two apart. */
export function shortenHex(hex: string): string {
  return hex.length > 10 ? `${hex.slice(0, 10)}…` : hex;
}

/** A selector, or the first bytes of a topic: in a table that is not folded away, with room for the button that copies it whole. */
export function createCopyableHex(hex: string): PhrasingContent {
  const text = shortenHex(hex);
  return {type: 'inlineCode', value: text, data: {hProperties: {className: [classNames.copyable], ...(text !== hex && {dataHex: hex})}}};
}

/** Releases of which the same is to be said. */
export const groupReleases = (statements: readonly {readonly release: Release; readonly words: readonly Phrase[]}[]): {releases: Release[]; words: readonly Phrase[]}[] =>
  [...groupBy(statements, ({words}) => JSON.stringify(words)).values()].map((group) => ({releases: group.map(({release}) => release), words: group[0]?.words ?? []}));
