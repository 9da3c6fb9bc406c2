import type {Operation, Specification} from './types';

const methods = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options'];

interface OperationGroup {
  readonly name: string;
  readonly description?: string | undefined;
  /** Each with its request line, such as `GET /tokens`. */
  readonly operations: readonly (Omit<Operation, 'method' | 'path'> & {readonly request: string})[];
}

/** Groups a specification's operations by their first tag. Operations without a declared tag come last. */
export function groupOperations({paths, tags = []}: Specification): OperationGroup[] {
  const operations = Object.entries(paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      return operation ? [{...operation, request: `${method.toUpperCase()} ${path}`}] : [];
    }),
  );
  const taggedGroups = tags.map((tag) => ({...tag, operations: operations.filter(({tags: [first] = []}) => first === tag.name)}));
  const untaggedGroup = {name: 'More', operations: operations.filter(({tags: [first] = []}) => tags.every(({name}) => name !== first))};
  return [...taggedGroups, untaggedGroup].filter((group) => group.operations.length > 0);
}
