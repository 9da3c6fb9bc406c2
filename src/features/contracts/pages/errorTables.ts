import type {Root, RootContent} from 'mdast';
import {toFunctionSelector} from 'viem';
import {panics, protocolErrors} from '../../../data/errorCauses';
import {
  code,
  codeLink,
  joinPhrases,
  type Phrase,
  table,
} from '../../../lib/mdast';
import {splitAtIdentifiers} from '../../decoder/ui/links';
import {getPageFacts} from '../facts/pageFacts';
import {contractKeys} from '../model/contracts';

/** Prints the identifiers in an explanation as code, as the decoder does. */
const printText = (text: string): readonly Phrase[] =>
  splitAtIdentifiers(text).map((part, index) =>
    index % 2 ? code(part) : part,
  );

/** Links an error to the entry of each contract that declares it. */
function linkError(signature: string, selector: string): Phrase[] {
  const name = signature.slice(0, signature.indexOf('('));
  const entries = contractKeys.flatMap((key) => {
    const page = getPageFacts(key);
    return page.members
      .filter(
        (member) => member.kind === 'error' && member.selector === selector,
      )
      .map(({id}) => ({contract: page.name, href: `${page.route}#${id}`}));
  });
  const [entry, ...others] = entries;
  if (!entry)
    throw new Error(
      `src/data/errorCauses.ts: no page of a contract describes ${signature} → correct the signature in protocolErrors`,
    );
  return others.length
    ? [
        code(name),
        ' in ',
        ...joinPhrases(
          entries.map(({contract, href}) => codeLink(href, contract)),
          ', ',
          ' and ',
        ),
      ]
    : codeLink(entry.href, name);
}

const createErrorTable = (): RootContent =>
  table(
    ['Selector', 'Error', 'Cause', 'Fix'],
    Object.entries(protocolErrors).map(([signature, {cause, fix}]) => {
      const selector = toFunctionSelector(signature);
      return [
        [code(selector)],
        linkError(signature, selector),
        printText(cause),
        printText(fix),
      ];
    }),
  );

const createPanicTable = (): RootContent =>
  table(
    ['Code', 'Meaning'],
    panics.map(([number, meaning]) => [
      [code(`0x${number.toString(16).padStart(2, '0')}`)],
      [meaning.replace(/^./, (letter) => letter.toUpperCase())],
    ]),
  );

const TABLES: Readonly<Record<string, () => RootContent>> = {
  ProtocolErrors: createErrorTable,
  PanicCodes: createPanicTable,
};

/** Remark plugin: replaces `<ProtocolErrors />` and `<PanicCodes />` with what the decoder knows about them. */
export default function errorTables() {
  return (tree: Root): void => {
    tree.children = tree.children.map((node) => {
      const createTable =
        node.type === 'mdxJsxFlowElement' ? TABLES[node.name ?? ''] : undefined;
      return createTable?.() ?? node;
    });
  };
}
