import {operationSlug} from '../paths';
import {code, text} from './markdown';
import type {Specification} from './types';

const methods = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options'];

/** All operations of the specification, one list a tag. */
export function operationList({paths, tags = []}: Specification, basePath: string): string {
  const operations = Object.entries(paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      return operation ? [{...operation, request: `${method.toUpperCase()} ${path}`}] : [];
    }),
  );
  const tagged = tags.map((tag) => ({...tag, own: operations.filter(({tags: [first] = []}) => first === tag.name)}));
  const untagged = {name: 'More', description: undefined, own: operations.filter(({tags: [first] = []}) => tags.every(({name}) => name !== first))};
  return [...tagged, untagged]
    .filter(({own}) => own.length > 0)
    .map(({name, description, own}) => {
      const items = own.map(({request, summary, description: meaning}) => `- [${code(request)}](${basePath}${operationSlug(summary)}): ${text(meaning ?? summary)}`);
      return [`### ${name}`, text(description), items.join('\n')].filter(Boolean).join('\n\n');
    })
    .join('\n\n');
}
