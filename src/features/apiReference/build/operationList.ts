import {parse} from 'yaml';
import {code, slug, table, text} from './markdown';

interface Specification {
  readonly tags?: readonly {readonly name: string; readonly description?: string}[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, ListedOperation>>>>;
}

interface ListedOperation {
  readonly summary: string;
  readonly description?: string;
  readonly tags?: readonly string[];
}

const methods = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options'];

/** The part of the landing page that the specification knows: all operations, one table a tag. */
export function operationList(source: string, basePath: string): string {
  const {paths, tags = []} = parse(source) as Specification;
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
      const rows = own.map((operation) => [
        `[${code(operation.request)}](${basePath}/${slug(operation.summary)})`,
        text(operation.description ?? operation.summary),
      ]);
      return `### ${name}\n\n${text(description)}\n\n${table(['Request', 'Returns'], rows)}\n`;
    })
    .join('\n');
}
