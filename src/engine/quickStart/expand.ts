/** Names of the chunks that a route needs, nested as its component expects them. */
export type ChunkNames = {readonly [key: string]: string | ChunkNames};

/** A route as the engine has it. */
export interface Route<Component> {
  readonly path: string;
  readonly component: Component;
  readonly exact?: boolean;
  readonly sidebar?: string;
  readonly routes?: readonly Route<Component>[];
}

/** Pages of the docs in a row that have component and sidebar in common. */
export interface PageRun<Loader> {
  readonly component: string;
  readonly sidebar?: string;
  readonly pages: readonly (readonly [path: string, chunk: string, load: Loader])[];
}

/** Any other route. */
interface OtherRoute<Loader> {
  readonly path: string;
  readonly chunks?: ChunkNames;
  readonly exact?: boolean;
  readonly sidebar?: string;
  readonly routes?: readonly ShortRoute<Loader>[];
}

export type ShortRoute<Loader> = PageRun<Loader> | OtherRoute<Loader>;

/** What becomes of the parts of a route. */
interface Expansion<Loader, Component> {
  readonly create: (path: string, hash?: string) => Component;
  readonly addRoute: (key: string, chunks: ChunkNames) => void;
  readonly addPage: (chunk: string, load: Loader) => void;
}

/** The engine's routes. Their chunks and loaders are handed over before their components are made. */
export function expandRoutes<Loader, Component>(table: readonly ShortRoute<Loader>[], expansion: Expansion<Loader, Component>): Route<Component>[] {
  let last = 0;
  const componentOf = (path: string, chunks?: ChunkNames): Component => {
    if (!chunks) {
      return expansion.create(path);
    }
    last += 1;
    // The engine finds a route's chunks by its path and a hash without a hyphen.
    expansion.addRoute(`${path}-${last}`, chunks);
    return expansion.create(path, String(last));
  };
  const expand = (routes: readonly ShortRoute<Loader>[]): Route<Component>[] =>
    routes.flatMap((route): Route<Component>[] => {
      if ('pages' in route) {
        return route.pages.map(([path, content, load]) => {
          expansion.addPage(content, load);
          const component = componentOf(path, {__comp: route.component, content});
          return {path, component, exact: true, ...(route.sidebar && {sidebar: route.sidebar})};
        });
      }
      const {chunks, routes: children, ...others} = route;
      return [{...others, component: componentOf(route.path, chunks), ...(children && {routes: expand(children)})}];
    });
  return expand(table);
}

/** The name of the only plugin whose data every page loads. */
export const docsPlugin = 'docusaurus-plugin-content-docs';

export interface Doc {
  readonly id: string;
  readonly path: string;
}

/** What every page knows of an instance of the docs plugin. */
export interface DocsData<Docs = Doc> {
  readonly path: string;
  readonly versions: readonly {readonly docs: readonly Docs[]}[];
}

/** Docs in a row that have all else in common: their IDs, with the path where that is another. */
export interface DocsRun {
  readonly docs: readonly (string | readonly [id: string, path: string])[];
}

export type ShortGlobalData = Readonly<Record<string, DocsData<DocsRun>>>;

/** The engine's data of plugins. */
export function expandGlobalData(short: ShortGlobalData): Record<string, Record<string, DocsData>> {
  const instances = Object.entries(short).map(([instance, {path: base, versions, ...others}]): [string, DocsData] => {
    const prefix = base === '/' ? '/' : `${base}/`;
    const expand = ({docs, ...shared}: DocsRun): Doc[] =>
      docs.map((doc) => {
        const [id, path] = typeof doc === 'string' ? [doc, prefix + doc] : doc;
        return {id, path, ...shared};
      });
    return [instance, {...others, path: base, versions: versions.map((version) => ({...version, docs: version.docs.flatMap(expand)}))}];
  });
  return {[docsPlugin]: Object.fromEntries(instances)};
}
