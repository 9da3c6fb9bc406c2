import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path/posix';
import {categories, type CategoryId} from '../../data/providers/categories';
import {readFrontMatter} from '../markdown/frontMatter';
import {
  providerSchema,
  type ProviderRecord,
  type ProviderStatus,
} from './schema';

/** The folder with the pages of all tools, one subfolder for each category. */
export const toolingFolder = 'docs/get-started/tooling';

export interface Provider extends ProviderRecord {
  /** Path of its page below /get-started/tooling/, for example `cross-chain/axelar`. */
  readonly id: string;
  readonly category: CategoryId;
}

/** What the tables show of a provider. */
export interface ProviderRow extends Pick<
  Provider,
  'id' | 'category' | 'name' | 'summary' | 'networks' | 'tags'
> {
  readonly status: 'active' | ProviderStatus['kind'];
}

interface ProviderPage {
  readonly provider: Provider;
  readonly position: number;
}

/** Reads the provider in a page's front matter. Skips invalid records, which the build and `npm run check` report with file and line. */
function readPage(file: string, category: CategoryId): ProviderPage[] {
  const {provider, sidebar_position: position = Infinity} = readFrontMatter(
    readFileSync(file, 'utf8'),
  );
  const {data} = providerSchema.safeParse(provider);
  const id = path.relative(toolingFolder, file).replace(/\.mdx$/, '');
  return data
    ? [{provider: {...data, id, category}, position: position as number}]
    : [];
}

/** Sorts as Docusaurus does: by `sidebar_position`, then by name. */
const comparePages = (a: ProviderPage, b: ProviderPage): number =>
  a.position === b.position
    ? a.provider.name.localeCompare(b.provider.name, 'en')
    : a.position - b.position;

/** Reads all providers from the front matter of their pages, in the order of the sidebar. */
export function readProviders(): Provider[] {
  return categories.flatMap(({id: category}) =>
    readdirSync(path.join(toolingFolder, category), {
      recursive: true,
      encoding: 'utf8',
    })
      .filter((name) => name.endsWith('.mdx'))
      .map((name) => path.join(toolingFolder, category, name))
      .flatMap((file) => readPage(file, category))
      .sort(comparePages)
      .map(({provider}) => provider),
  );
}

export const toRow = ({
  id,
  category,
  name,
  summary,
  networks,
  status,
  tags,
}: Provider): ProviderRow => ({
  id,
  category,
  name,
  summary,
  networks,
  tags,
  status: status?.kind ?? 'active',
});
