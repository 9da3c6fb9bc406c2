import type {Nodes} from 'mdast';
import path from 'node:path/posix';
import {visit} from 'unist-util-visit';
import type {Page} from '../pages';
import {findClosest, findLikelyMatch, type Finding} from './finding';
import {existsSync} from 'node:fs';
import type {SiteContent} from './siteContent';

interface LinkTarget {
  readonly url: string;
  readonly line: number;
  readonly column: number;
  /** Markdown links contain file paths; `href` and `to` contain URLs. */
  readonly isMarkdown: boolean;
}

const linkAttributes = new Set(['href', 'to']);

/** Finds the targets of links and images, and the values of `href` and `to` attributes. */
export function findLinkTargets({tree}: Page): LinkTarget[] {
  const targets: LinkTarget[] = [];
  visit(tree as Nodes, (node: Nodes) => {
    const {line = 1, column = 1} = node.position?.start ?? {};
    if (
      node.type === 'link' ||
      node.type === 'definition' ||
      node.type === 'image'
    ) {
      targets.push({url: node.url, line, column, isMarkdown: true});
    } else if (
      node.type === 'mdxJsxFlowElement' ||
      node.type === 'mdxJsxTextElement'
    ) {
      for (const attribute of node.attributes) {
        if (
          attribute.type === 'mdxJsxAttribute' &&
          linkAttributes.has(attribute.name) &&
          typeof attribute.value === 'string'
        ) {
          targets.push({url: attribute.value, line, column, isMarkdown: false});
        }
      }
    }
  });
  return targets;
}

/** Returns whether the build generates the page or file at a URL path. */
export const isGenerated = (route: string): boolean =>
  /^\/(?:api\/token-api\/reference(?:\/|$)|openrpc\.json$|learn\/[\w/-]+\.zip$)/.test(
    route,
  );

/** Returns a relative path for a link. It always starts with a dot. */
function getRelativePath(from: string, to: string): string {
  const relative = path.relative(path.dirname(from), to);
  return relative.startsWith('.') ? relative : `./${relative}`;
}

type Problem = Pick<Finding, 'rule' | 'message'>;

/** Checks a link that is a URL path on this site. */
function checkUrlPath(
  url: string,
  urlPath: string,
  site: SiteContent,
): Problem | undefined {
  if (
    site.routes.has(urlPath) ||
    isGenerated(urlPath) ||
    existsSync(`static${urlPath}`)
  )
    return undefined;
  const isFile = /\.[a-z][a-z\d]{1,4}$/i.test(urlPath);
  return isFile
    ? {
        rule: 'links:missing-file',
        message: `static${urlPath} does not exist → use ${findClosest(urlPath, site.staticFiles)}, or add the file`,
      }
    : {
        rule: 'links:missing-page',
        message: `${url} is not a page on this site → use ${findClosest(urlPath, site.routes.keys())}`,
      };
}

/** Checks a link that is a file path relative to the page. */
function checkFilePath(
  url: string,
  filePath: string,
  {file}: Page,
  site: SiteContent,
): Problem | undefined {
  const target = path.join(path.dirname(file), decodeURI(filePath));
  if (existsSync(target) && /\.\w+$/.test(target)) return undefined;
  const isPage = /\.mdx?$/.test(target) || !/\.\w+$/.test(target);
  const sameNameFiles = site.files.filter(
    (page) => path.parse(page).name === path.parse(target).name,
  );
  const suggestion = isPage
    ? (sameNameFiles[0] ?? findLikelyMatch(target, site.files))
    : undefined;
  return {
    rule: 'links:missing-file',
    message: `${url} does not exist → ${suggestion ? `use ${getRelativePath(file, suggestion)}` : 'fix the path; it must be relative to this page'}`,
  };
}

function checkTarget(
  {url, isMarkdown}: LinkTarget,
  page: Page,
  site: SiteContent,
): Problem | undefined {
  const [, scheme, rest = ''] =
    /^(pathname:\/\/|[a-z][a-z\d+.-]*:|\/\/)?(.*)$/i.exec(url) ?? [];
  if (scheme !== undefined && scheme !== 'pathname://') return undefined;
  const [, target = '', anchor] =
    /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(rest) ?? [];
  const isUrlPath = target.startsWith('/');
  const problem =
    target === '' || (!isUrlPath && !isMarkdown)
      ? undefined
      : isUrlPath
        ? checkUrlPath(url, target, site)
        : checkFilePath(url, target, page, site);
  if (problem || !anchor || isGenerated(target)) return problem;
  const file =
    target === ''
      ? page.file
      : isUrlPath
        ? site.routes.get(target)?.[0]
        : path.join(path.dirname(page.file), target);
  const anchors = file === undefined ? undefined : site.getAnchors(file);
  return !anchors || anchors.has(decodeURI(anchor))
    ? undefined
    : {
        rule: 'links:missing-anchor',
        message: `${file === page.file ? 'this page' : file} has no heading #${anchor}${anchors.size > 0 ? ` → use #${findClosest(anchor, anchors)}` : ''}`,
      };
}

/** Finds a page's links to files, URLs and headings that do not exist. */
export function checkLinks(page: Page, site: SiteContent): Finding[] {
  return findLinkTargets(page).flatMap((target) => {
    const problem = checkTarget(target, page, site);
    return problem === undefined
      ? []
      : [
          {
            file: page.file,
            line: target.line,
            column: target.column,
            ...problem,
          },
        ];
  });
}
