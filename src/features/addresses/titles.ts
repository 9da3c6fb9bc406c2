import type {Element, ElementContent, Root} from 'hast';
import type {
  MdxJsxFlowElementHast,
  MdxJsxTextElementHast,
} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import {toJsxAttributes} from '../../lib/mdast';
import {buildAddressIndex, describeAddress} from './addressIndex';

type JsxElement = MdxJsxFlowElementHast | MdxJsxTextElementHast;

/** Components that show one address: those of pages, and the one that inline code becomes. */
const components = new Set(['Address', 'DeployedAddress', 'Hex']);

const getAttribute = (node: JsxElement, name: string): string | undefined => {
  const attribute = node.attributes.find(
    (item) => item.type === 'mdxJsxAttribute' && item.name === name,
  );
  return typeof attribute?.value === 'string' ? attribute.value : undefined;
};

const getText = (node: Element | ElementContent): string =>
  'children' in node
    ? node.children.map(getText).join('')
    : ((node as {readonly value?: string}).value ?? '');

/** Returns the address that an element shows: a component, or code within a link, which `inlineCode` has split. */
function findAddress(node: JsxElement): string | undefined {
  if (components.has(node.name ?? '')) return getAttribute(node, 'value');
  return node.name === 'code' && getAttribute(node, 'className') === 'docs-hex'
    ? getText(node)
    : undefined;
}

/** Says what is at an address, on one network or on all where it is known. */
function describe(address: string, network?: string): string | undefined {
  const records = buildAddressIndex('docs').filter(
    (record) => record.address.toLowerCase() === address.toLowerCase(),
  );
  const here = records.filter((record) => record.network === network);
  const descriptions = (here.length > 0 ? here : records).map(describeAddress);
  return descriptions.length > 0 ? descriptions.join('; ') : undefined;
}

/** Gives addresses in text and tables what they are as their title. Runs after `inlineCode`, which creates some of the elements. */
export default function addressTitles() {
  return (tree: Root): void => {
    visit(tree, ['mdxJsxTextElement', 'mdxJsxFlowElement'], (node) => {
      const element = node as JsxElement;
      const address = findAddress(element);
      const isTitled = getAttribute(element, 'title') !== undefined;
      if (address === undefined || isTitled) return;
      element.attributes.push(
        ...toJsxAttributes({
          title: describe(address, getAttribute(element, 'network')),
        }),
      );
    });
  };
}
