import type {Nodes} from 'mdast';
import path from 'node:path/posix';
import {visit} from 'unist-util-visit';
import type {Page} from '../pages';
import {nearest, similar, type Finding} from './finding';
import type {Site} from './site';

interface Target {
  readonly url: string;
  readonly line: number;
  readonly column: number;
  /** Whether Markdown wrote it: then it is a path of a file. */
  readonly isMarkdown: boolean;
}

const toPage = new Set(['href', 'to']);

/** Everything on a page that leads somewhere. */
function targetsOf({tree}: Page): Target[] {
  const targets: Target[] = [];
  visit(tree as Nodes, (node: Nodes) => {
    const {line = 1, column = 1} = node.position?.start ?? {};
    if (node.type === 'link' || node.type === 'definition' || node.type === 'image') {
      targets.push({url: node.url, line, column, isMarkdown: true});
    } else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      for (const attribute of node.attributes) {
        if (attribute.type === 'mdxJsxAttribute' && toPage.has(attribute.name) && typeof attribute.value === 'string') {
          targets.push({url: attribute.value, line, column, isMarkdown: false});
        }
      }
    }
  });
  return targets;
}

/** Addresses and files that the build makes: of the API's specification, and for programs. */
export const generated = /^\/(?:api\/token-api\/reference(?:\/|$)|openrpc\.json$)/;

function relativePath(from: string, to: string): string {
  const found = path.relative(path.dirname(from), to);
  return found.startsWith('.') ? found : `./${found}`;
}

/** A file of static/ that is not there → the nearest, of the same folder and of its kind where there are such. */
function missingFile(target: string, site: Site): string {
  const all = site.staticFiles;
  const sameKind = all.filter((file) => path.extname(file) === path.extname(target));
  const below = all.filter((file) => file.startsWith(`${path.dirname(target)}/`));
  const nearby = sameKind.filter((file) => below.includes(file));
  return `${target} is no file of static/ → ${nearest(target, [nearby, sameKind, below, all].find(({length}) => length > 0) ?? [])}, or add static${target}`;
}

/** A link that leads nowhere → the nearest target. */
function brokenTarget(url: string, target: string, {file}: Page, site: Site, isMarkdown: boolean): string | undefined {
  if (target.startsWith('/')) {
    const routes = site.routes;
    if (routes.has(target) || generated.test(target) || site.exists(`static${target}`)) {
      return undefined;
    }
    if (/\.[a-z][a-z\d]{1,4}$/i.test(target)) {
      return missingFile(target, site);
    }
    return `${url} is no address of the site → ${similar(target, routes.keys()) ?? `a page, such as ${nearest(target, routes.keys())}`}`;
  }
  const there = path.join(path.dirname(file), decodeURI(target));
  if (isMarkdown ? site.exists(there) && /\.\w+$/.test(there) : site.exists(there)) {
    return undefined;
  }
  const others = /\.mdx?$/.test(target) || !/\.\w+$/.test(target) ? site.files : [];
  const sameName = others.filter((each) => path.basename(each).replace(/\.mdx?$/, '') === path.basename(there).replace(/\.mdx?$/, ''));
  const best = sameName[0] ?? similar(there, others);
  return `${url} leads to no file → ${best ? relativePath(file, best) : 'correct the path; it counts from the folder of this page'}`;
}

function messageOf({url, isMarkdown}: Target, page: Page, site: Site): string | undefined {
  const [, address = '', anchor] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(url) ?? [];
  if (/^[a-z][a-z\d+.-]*:|^\/\//i.test(url)) {
    const file = /^pathname:\/\/(\/[^?#]*)/.exec(url)?.[1];
    return file && !generated.test(file) && !site.exists(`static${file}`) ? missingFile(file, site) : undefined;
  }
  if (address !== '') {
    const broken = brokenTarget(url, address, page, site, isMarkdown);
    if (broken) {
      return broken;
    }
  }
  if (!anchor) {
    return undefined;
  }
  const file = address === '' ? page.file : address.startsWith('/') ? site.routes.get(address)?.[0] : path.join(path.dirname(page.file), address);
  const anchors = file === undefined ? undefined : site.anchors(file);
  return !anchors || anchors.has(decodeURI(anchor)) || generated.test(address)
    ? undefined
    : `${url} leads to no heading of ${file === page.file ? 'this page' : file} → ${anchors.size > 0 ? `#${nearest(anchor, anchors)}` : 'leave the anchor out: the page has no headings'}`;
}

/** Links of a page to files, addresses and headings that are not there. */
export function linkFindings(page: Page, site: Site): Finding[] {
  return targetsOf(page).flatMap((target) => {
    const message = messageOf(target, page, site);
    return message === undefined ? [] : [{file: page.file, line: target.line, column: target.column, message}];
  });
}
