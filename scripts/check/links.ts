import type {Nodes} from 'mdast';
import {existsSync} from 'node:fs';
import path from 'node:path/posix';
import {visit} from 'unist-util-visit';
import {siteUrl} from '../../src/data/site';
import type {Page} from '../pages';
import {findClosest, findingAt, findLikelyMatch, type Finding} from './finding';
import type {SiteContent} from './siteContent';

interface LinkTarget {
  readonly url: string;
  readonly node: Nodes;
  /** Markdown links contain file paths; `href` and `to` contain URLs. */
  readonly isMarkdown: boolean;
}

const linkAttributes = new Set(['href', 'to']);

/** Finds the targets of links and images, and the values of `href` and `to` attributes. */
export function findLinkTargets({tree}: Page): LinkTarget[] {
  const targets: LinkTarget[] = [];
  visit(tree as Nodes, (node: Nodes) => {
    if (
      node.type === 'link' ||
      node.type === 'definition' ||
      node.type === 'image'
    ) {
      targets.push({url: node.url, node, isMarkdown: true});
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
          targets.push({url: attribute.value, node, isMarkdown: false});
        }
      }
    }
  });
  return targets;
}

/** Returns whether the build generates the page or file at a URL path. */
export const isGenerated = (route: string): boolean =>
  /^\/(?:api\/token-api\/reference(?:\/|$)|(?:openrpc\.json|llms(?:-full)?\.txt)$|learn\/[\w/-]+\.zip$)/.test(
    route,
  );

/** Returns a relative path for a link. It always starts with a dot. */
function getRelativePath(from: string, to: string): string {
  const relative = path.relative(path.dirname(from), to);
  return relative.startsWith('.') ? relative : `./${relative}`;
}

/** A rule and a message; undefined if there is no problem. */
type Problem = Pick<Finding, 'rule' | 'message'> | undefined;

const isFileName = (name: string): boolean => /\.\w+$/.test(name);

/** Decodes a URL. A percent sign that encodes nothing stays, as in `x%.mdx`. */
function decode(url: string): string {
  try {
    return decodeURI(url);
  } catch {
    return url;
  }
}

/** Checks a link that is a URL path on this site. */
function checkUrlPath(
  url: string,
  urlPath: string,
  site: SiteContent,
): Problem {
  const exists =
    site.routes.has(urlPath) ||
    isGenerated(urlPath) ||
    // The build also writes each page as Markdown.
    (urlPath.endsWith('.md') && site.routes.has(urlPath.slice(0, -3))) ||
    (isFileName(urlPath) && existsSync(`static${urlPath}`));
  if (exists) return undefined;
  const page = urlPath.replace(/(?:\.html?)?(?<!\/)\/*$/, '');
  if (page !== urlPath && site.routes.has(page)) {
    return {
      rule: 'links:missing-page',
      message: `${url} is redirected → use ${page}`,
    };
  }
  return isFileName(urlPath)
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
  target: string,
  {file}: Page,
  site: SiteContent,
): Problem {
  const exists =
    isFileName(target) && (existsSync(target) || site.files.includes(target));
  if (exists) return undefined;
  const isPage = /\.mdx?$/.test(target) || !isFileName(target);
  const sameNameFiles = site.files.filter(
    (page) =>
      path.parse(page).name.toLowerCase() ===
      path.parse(target).name.toLowerCase(),
  );
  const suggestion = isPage
    ? (findLikelyMatch(target, sameNameFiles) ??
      sameNameFiles[0] ??
      findLikelyMatch(target, site.files))
    : undefined;
  return {
    rule: 'links:missing-file',
    message: `${url} does not exist → ${suggestion ? `use ${getRelativePath(file, suggestion)}` : 'fix the path; it must be relative to this page'}`,
  };
}

/** Checks the part after the `#`. */
function checkAnchor(
  anchor: string,
  file: string | undefined,
  page: Page,
  site: SiteContent,
): Problem {
  const anchors = file === undefined ? undefined : site.getAnchors(file);
  if (!anchors || anchors.has(decode(anchor))) return undefined;
  const advice =
    anchors.size > 0
      ? `use #${findClosest(anchor, anchors)}`
      : 'link to the page only';
  return {
    rule: 'links:missing-anchor',
    message: `${file === page.file ? 'this page' : file} has no heading #${anchor} → ${advice}`,
  };
}

/** Parameters by which a site counts who came from where. */
const trackingParameters =
  /[?&](?:utm_\w+|fbclid|gclid|dclid|msclkid|mc_[ce]id|igshid|_hs\w+|ref_src|trk)=[^&#]*/i;

const localHosts = /^(?:localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[::1\])$/;

/** Checks a link to another site. */
function checkExternalUrl(
  url: string,
  {file}: Page,
  site: SiteContent,
): Problem {
  if (!URL.canParse(url)) return undefined;
  const {host, hostname, pathname, hash} = new URL(url);
  if (localHosts.test(hostname)) {
    return {
      rule: 'links:local',
      message: `${url} leads to the reader's own computer → link to the page's file, or put the address in code font`,
    };
  }
  if (host === new URL(siteUrl).host && !isFileName(pathname)) {
    const page = site.routes.get(pathname.replace(/(?<=.)\/$/, ''))?.[0];
    return {
      rule: 'links:own-site',
      message: `${url} is a page of this site, and nothing checks this link → write ${page?.startsWith('docs/') ? getRelativePath(file, page) + hash : 'the path of its file'}`,
    };
  }
  const [parameter] = trackingParameters.exec(url) ?? [];
  return parameter === undefined
    ? undefined
    : {
        rule: 'links:tracking',
        message: `the parameter ${parameter.slice(1)} tracks readers → remove it`,
      };
}

function checkTarget(
  {url, isMarkdown}: LinkTarget,
  page: Page,
  site: SiteContent,
): Problem {
  const [, scheme, rest = ''] =
    /^(pathname:\/\/|[a-z][a-z\d+.-]*:|\/\/)?(.*)$/i.exec(url) ?? [];
  const isExternal = scheme !== undefined && scheme !== 'pathname://';
  if (isExternal) return checkExternalUrl(url, page, site);
  const [, target = '', anchor] =
    /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(rest) ?? [];
  let file: string | undefined = page.file;
  let problem: Problem;
  if (target.startsWith('/')) {
    problem = checkUrlPath(url, target, site);
    file = site.routes.get(target)?.[0];
  } else if (target !== '' && isMarkdown) {
    file = path.join(path.dirname(page.file), decode(target));
    problem = checkFilePath(url, file, page, site);
  }
  if (problem || !anchor || isGenerated(target)) return problem;
  return checkAnchor(anchor, file, page, site);
}

/** Finds a page's links to files, URLs and headings that do not exist, and to addresses that should not be linked. */
export function checkLinks(page: Page, site: SiteContent): Finding[] {
  return findLinkTargets(page).flatMap((target) => {
    const problem = checkTarget(target, page, site);
    return problem
      ? [findingAt(page, target.node, problem.rule, problem.message)]
      : [];
  });
}
