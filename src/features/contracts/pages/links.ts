import type {PhrasingContent} from 'mdast';
import {groupBy} from '../../../lib/collections';
import {codeLink, type Phrase} from '../../../lib/mdast';
import {classNames} from '../domContract';
import type {Release} from '../facts/releases';
import {contractRecords, findDocumentingPage} from '../model/contracts';
import {findDeclaringContract, findDocsLink} from '../model/members';
import type {PageData} from './contractPage';

/** The name of a source contract, linked to its own page or the page that documents it as a part. */
export function linkContract(
  page: PageData,
  contract: string,
): PhrasingContent[] {
  const pageKey = findDocumentingPage(contract);
  return codeLink(
    page.getUrl(pageKey && contractRecords[pageKey].route),
    contract,
  );
}

/** A type; structs and enums link to their definitions. */
export function linkType(page: PageData, type: string): PhrasingContent[] {
  const [, contract = '', name = ''] = /^(\w+)\.(\w+)/.exec(type) ?? [];
  return codeLink(
    page.getUrl(findDocsLink(contract, ['struct', 'enum'], name).href),
    type,
  );
}

/** A link to an error, event, role or modifier used in the page's contract, with its name as in the code. */
export function linkByName(
  page: PageData,
  kind: Parameters<typeof findDeclaringContract>[1],
  name: string,
  text = name,
): PhrasingContent[] {
  const contract = findDeclaringContract(
    page.record.name,
    kind,
    name,
    page.release,
  );
  return codeLink(
    contract && page.getUrl(findDocsLink(contract, [kind], name).href),
    text,
  );
}

/** A linked name in code font, with its selector or topic in a data attribute for the member filter. */
export function linkWithHex(
  url: string | undefined,
  value: string,
  hex: string | undefined,
): PhrasingContent[] {
  const content = codeLink(url, value);
  return url && hex
    ? content.map((node) => ({...node, data: {hProperties: {dataHex: hex}}}))
    : content;
}

/** "0x" and four bytes. */
export const SELECTOR_LENGTH = 10;

/** A selector in full, or the first four bytes of a topic, which are distinctive enough. */
export function shortenHex(hex: string): string {
  return hex.length > SELECTOR_LENGTH
    ? `${hex.slice(0, SELECTOR_LENGTH)}…`
    : hex;
}

/** A selector or shortened topic for visible tables, with space for a button that copies the full value. */
export function createCopyableHex(hex: string): PhrasingContent {
  const text = shortenHex(hex);
  return {
    type: 'inlineCode',
    value: text,
    data: {
      hProperties: {
        className: [classNames.copyable],
        ...(text !== hex && {dataHex: hex}),
      },
    },
  };
}

/** Groups the releases to which the same statement applies. */
export const groupReleases = (
  statements: readonly {
    readonly release: Release;
    readonly phrases: readonly Phrase[];
  }[],
): {releases: Release[]; phrases: readonly Phrase[]}[] =>
  [...groupBy(statements, ({phrases}) => JSON.stringify(phrases)).values()].map(
    (group) => ({
      releases: group.map(({release}) => release),
      phrases: group[0]?.phrases ?? [],
    }),
  );
