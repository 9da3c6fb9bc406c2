import type {List, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import type {VFile} from 'vfile';
import {fieldList, getText, isList, type Phrase} from '../../../lib/mdast';
import type {RpcMethod} from '../methods';
import {listDescribedFields} from './fieldTable';

/** Reads a list of `` `name`: text ``. */
function readDescriptions(
  list: List,
  file: VFile,
): Map<string, readonly Phrase[]> {
  return new Map(
    list.children.map((item): [string, readonly Phrase[]] => {
      const [content] = item.children;
      const [name, text, ...rest] =
        content?.type === 'paragraph' ? content.children : [];
      if (
        name?.type !== 'inlineCode' ||
        text?.type !== 'text' ||
        !text.value.startsWith(': ')
      )
        file.fail(
          'this item of RpcFields has no name and text → write it as - `name`: text',
          item,
        );
      return [name.value, [text.value.slice(2), ...rest]];
    }),
  );
}

/**
 * Completes the list in `<RpcFields>`, in which a page describes the parameters of its method or, with `of="NAME"`, the fields of one
 * parameter: positions, types and what is required come from the method's record. The build fails if list and record disagree.
 */
export function completeFields(
  node: MdxJsxFlowElement,
  {method, params}: RpcMethod,
  file: VFile,
): RootContent[] {
  const [list] = node.children;
  const of = node.attributes.find(
    (attribute) =>
      attribute.type === 'mdxJsxAttribute' && attribute.name === 'of',
  )?.value;
  const fields = listDescribedFields(
    params,
    typeof of === 'string' ? of : undefined,
  );
  const texts = isList(list)
    ? readDescriptions(list, file)
    : new Map<string, readonly Phrase[]>();
  const names = fields.map(({name}) => name.map(toText).join(''));
  if ([...texts.keys()].join() !== names.join())
    file.fail(
      `RpcFields describes ${[...texts.keys()].join(', ') || 'nothing'}, but the record of ${method} has ${names.join(', ') || 'no such parameter'} → describe these, in this order`,
      node,
    );
  return fieldList(
    fields.map((field, index) => ({
      ...field,
      text: texts.get(names[index] ?? '') ?? [],
    })),
  );
}

const toText = (part: Phrase | RootContent): string =>
  typeof part === 'string' ? part : getText(part);
