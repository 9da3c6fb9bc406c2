// Rules for what MDX, the theme's components and our style guide add to Markdown.
import type {Nodes, Root} from 'mdast';
import type {
  MdxFlowExpression,
  MdxTextExpression,
} from 'mdast-util-mdx-expression';
import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path/posix';
import {SKIP, visit} from 'unist-util-visit';
import type {Page} from '../pages';
import {findClosest, findingAt, type Finding} from './finding';
import {
  getAttribute,
  getLastLine,
  hasAttribute,
  isElement,
  visitElements,
  type Element,
  type Needle,
  type Rule,
} from './mdxNodes';
import {textRules} from './textRules';

/** Returns a page's import and export statements. */
const getModuleCode = (tree: Root): string =>
  tree.children
    .flatMap((node) => (node.type === 'mdxjsEsm' ? [node.value] : []))
    .join('\n');

/** Components that pages can use without importing them: from Docusaurus, from src/theme/MDXComponents, and those that remark plugins replace. */
const globalComponents = new Set([
  'Admonition',
  'Details',
  'Head',
  'Mermaid',
  'AbiFiles',
  'Illustration',
  'PanicCodes',
  'ProtocolErrors',
  'RpcDifferences',
  'RpcErrors',
  'RpcFields',
  'RpcMethods',
  'RpcPoolErrors',
  'RpcPurposes',
  ...(/export default \{(.*)\}/s
    .exec(readFileSync('src/theme/MDXComponents/index.tsx', 'utf8'))?.[1]
    ?.match(/\b[A-Z]\w*/g) ?? []),
]);

const unresolvedComponent: Rule = ({tree}, report) => {
  const code = getModuleCode(tree);
  visitElements(tree, (element) => {
    const [component = ''] = element.name?.split('.') ?? [];
    const isResolved =
      !/^[A-Z]/.test(component) ||
      globalComponents.has(component) ||
      new RegExp(`\\b${component}\\b`).test(code);
    if (isResolved) return;
    const module = `src/components/${component}`;
    report(
      element,
      existsSync(module)
        ? `<${component}> is not imported → import it from '@site/${module}'`
        : `<${component}> is not defined on this page → import it, or fix its name`,
    );
  });
};

const unresolvedExpression: Rule = ({tree}, report) => {
  const code = getModuleCode(tree);
  visit(tree as Nodes, ['mdxTextExpression', 'mdxFlowExpression'], (node) => {
    const {value} = node as MdxTextExpression | MdxFlowExpression;
    const [name] = /^[a-z_$][\w$]*/i.exec(value.trim()) ?? [];
    const isResolved =
      name === undefined ||
      ['props', 'frontMatter', 'true', 'false', 'null'].includes(name) ||
      new RegExp(`\\b${name}\\b`).test(code);
    if (!isResolved) {
      report(
        node,
        `MDX evaluates {${value}}, but nothing on this page defines ${name} → put it in code font, or write \\{${value}}`,
      );
    }
  });
};

/** Finds the file of an import or `require()`; undefined if there is none. Names of packages count as found. */
function resolveModule(name: string, page: string): string | undefined {
  if (!/^(?:@site\/|\.)/.test(name)) return name;
  const target = name.startsWith('@site/')
    ? name.slice('@site/'.length)
    : path.join(path.dirname(page), name);
  return ['', '.ts', '.tsx', '.js', '/index.ts', '/index.tsx']
    .map((ending) => target + ending)
    .find((file) => existsSync(file) && statSync(file).isFile());
}

/** Returns the names that a module exports; undefined if it is not one of ours, or passes on all exports of another. */
function getExports(file: string): string[] | undefined {
  if (!/\.tsx?$/.test(file)) return undefined;
  const code = readFileSync(file, 'utf8');
  if (/^export \*/m.test(code)) return undefined;
  const declarations =
    /^export (?:async )?(default|(?:const|function|class|enum|let|type|interface) +(\w+))/gm;
  const lists = /^export (?:type )?\{([^}]*)\}/gm;
  return [
    ...[...code.matchAll(declarations)].map(
      ([, keyword = '', name]) => name ?? keyword,
    ),
    ...[...code.matchAll(lists)].flatMap(([, list = '']) =>
      list.split(',').map((item) => item.trim().split(/\s+/).at(-1) ?? ''),
    ),
  ];
}

/** Finds the names of an import that its module does not export. */
function findMissingExport(
  clause: string,
  moduleName: string,
  file: string,
): string | undefined {
  const names = getExports(file);
  if (!names) return undefined;
  const [, defaultName, list = ''] =
    /^(\w+)?,?\s*(?:\{([^}]*)\})?/.exec(clause) ?? [];
  if (defaultName && !names.includes('default')) {
    const name = findClosest(defaultName, names);
    return `'${moduleName}' has no default export → write import {${name}} from '${moduleName}';`;
  }
  const missingName = list
    .split(',')
    .map((item) => item.trim().split(/\s+/)[0] ?? '')
    .find((name) => name !== '' && !names.includes(name));
  return missingName === undefined
    ? undefined
    : `'${moduleName}' does not export ${missingName} → import ${findClosest(missingName, names)}`;
}

const importPattern = /^import\s([^'"]*)\sfrom\s['"]([^'"]+)['"]/gm;

/** Finds imports and `require()` calls of missing files and exports. */
const missingModule: Rule = ({tree, file}, report) => {
  const check = (needle: Needle, name: string, clause = ''): void => {
    const target = resolveModule(name, file);
    const message =
      target === undefined
        ? `'${name}' does not exist → fix the path, or add the file`
        : findMissingExport(clause, name, target);
    if (message !== undefined) report(needle, message);
  };
  visit(tree as Nodes, (node: Nodes) => {
    if (node.type === 'mdxjsEsm') {
      const start = node.position?.start.offset ?? 0;
      for (const {index, 1: clause, 2: name = ''} of node.value.matchAll(
        importPattern,
      )) {
        check(start + index, name, clause);
      }
    } else if (isElement(node)) {
      for (const {value} of node.attributes) {
        const code = typeof value === 'object' && value ? value.value : '';
        for (const [, name = ''] of code.matchAll(
          /\brequire\(['"](.+?)['"]\)/g,
        )) {
          check(node, name);
        }
      }
    }
  });
};

function hasDescendant(element: Element, name: string): boolean {
  let isFound = false;
  visit(element as Nodes, (node: Nodes) => {
    isFound ||= isElement(node) && node.name === name;
  });
  return isFound;
}

const rawHtml: Rule = ({tree}, report) => {
  visitElements(tree, (element) => {
    if (element.name === 'a' && hasAttribute(element, 'href')) {
      report(
        element,
        'the build does not check links in <a> → write [text](url)',
      );
    } else if (element.name === 'iframe') {
      report(
        element,
        'the security policy blocks <iframe> → link to the page, or show an image',
      );
    }
    const isDetails = /^details$/i.test(element.name ?? '');
    const hasSummary =
      hasAttribute(element, 'summary') || hasDescendant(element, 'summary');
    if (isDetails && !hasSummary) {
      report(
        element,
        `<${element.name}> has no <summary>, so browsers show only the word "Details" → begin it with <summary>What it contains</summary>`,
      );
    }
    const style = getAttribute(element, 'style');
    if (style !== undefined) {
      report(
        element,
        `style="${style}" stops the page, because React expects an object → use a Markdown feature, or write style={{color: 'red'}}`,
      );
    }
  });
};

const uniqueIds: Rule = ({tree}, report) => {
  const ids = new Set<string>();
  visit(tree as Nodes, (node: Nodes) => {
    let id: string | undefined;
    if (isElement(node) && /^[a-z]/.test(node.name ?? ''))
      id = getAttribute(node, 'id');
    else if (node.type === 'mdxTextExpression')
      id = /^\/\* *#(\S+) *\*\/$/.exec(node.value)?.[1];
    if (id !== undefined && ids.has(id)) {
      report(
        node,
        `the id "${id}" is used twice on this page → change one of them`,
      );
    }
    ids.add(id ?? '');
  });
};

/** The admonitions in the style guide, followed by others that the theme supports. */
const admonitions = ['caution', 'note', 'tip', 'info', 'warning', 'danger'];

const opensAdmonition = (line: string): boolean => /^ *:{3,}[a-z]/.test(line);

/** Finds an admonition in an admonition that has as many colons. The first `:::` then closes both. */
function isNestedEqually(text: string, node: Nodes): boolean {
  const lines = text.split('\n');
  const start = node.position?.start.line ?? 1;
  const colons = /^ *(:{3,})/.exec(lines[start - 1] ?? '')?.[1] ?? '';
  const inner = lines.slice(start, node.position?.end.line);
  return inner.some(
    (line) => opensAdmonition(line) && line.trim().startsWith(colons),
  );
}

const admonition: Rule = ({tree, text}, report) => {
  visit(tree as Nodes, (node: Nodes) => {
    if (node.type === 'leafDirective') {
      report(
        node,
        `::${node.name} is no admonition → write :::${findClosest(node.name, admonitions)}, closed by a line with :::`,
      );
    } else if (node.type === 'containerDirective') {
      if (!admonitions.includes(node.name)) {
        report(
          node,
          `there is no admonition ${node.name} → use :::${findClosest(node.name, admonitions)}, closed by a line with :::`,
        );
      } else if (isNestedEqually(text, node)) {
        report(
          node,
          `:::${node.name} contains an admonition with as many colons, so the first ::: closes it → write ::::${node.name} around it, closed by ::::`,
        );
      } else if (!/^[\s>]*:{3,}\s*$/.test(getLastLine(text, node))) {
        report(
          node,
          `:::${node.name} is not closed → end it with a line that contains only :::`,
        );
      }
    } else if (node.type === 'text') {
      const line = /^:::.*/m.exec(node.value);
      const start = node.position?.start.offset ?? 0;
      if (line) {
        const [name] = /[a-z]+/.exec(line[0]) ?? [];
        report(
          start + line.index,
          name
            ? `this line opens no admonition → write :::${findClosest(name, admonitions)}[Title], without a space after the colons and with the title in brackets`
            : 'this ::: closes no admonition → remove it, or open one with :::note[Title]',
        );
      }
    }
  });
};

/** Maximum size of an image in bytes. */
const MAX_IMAGE_SIZE = 300_000;

const imageSize: Rule = ({tree, file}, report) => {
  visit(tree, 'image', (node) => {
    const {url} = node;
    const image = url.startsWith('/')
      ? `static${url}`
      : path.join(path.dirname(file), url);
    const size =
      /^[./]/.test(url) && existsSync(image) ? statSync(image).size : 0;
    if (size > MAX_IMAGE_SIZE) {
      report(
        node,
        `${url} is ${Math.round(size / 1000)} KB; the limit is ${MAX_IMAGE_SIZE / 1000} KB → shrink it: npx sharp-cli -i ${image} -o ${path.parse(image).name}.webp resize 1600`,
      );
    }
  });
};

/** Finds the tabs of a group, but not those of a group within a tab. */
function findTabItems(group: Element): Element[] {
  const items: Element[] = [];
  visit(group as Nodes, (node: Nodes) => {
    if (node === group || !isElement(node)) return undefined;
    if (node.name === 'TabItem') items.push(node);
    return SKIP;
  });
  return items;
}

/** Tab groups whose selection persists across pages. */
const groupIds = ['client', 'os', 'network', 'rpc-client'];

const tabs: Rule = ({tree}, report) => {
  visitElements(tree, (element) => {
    if (element.name !== 'Tabs') return;
    if (!hasAttribute(element, 'groupId')) {
      report(
        element,
        `<Tabs> has no groupId → use one of ${groupIds.join(', ')}, or a new name`,
      );
    }
    const items = findTabItems(element);
    const values = new Set<string>();
    for (const item of items) {
      const value = getAttribute(item, 'value');
      const label = getAttribute(item, 'label') ?? 'linux';
      if (!hasAttribute(item, 'value')) {
        report(
          item,
          `<TabItem> has no value, so its tab stops the page → add one: value="${label.toLowerCase().replaceAll(/\W+/g, '-')}"`,
        );
      } else if (value !== undefined && values.has(value)) {
        report(item, `two tabs have the value "${value}" → change one of them`);
      }
      values.add(value ?? '');
    }
    const [, secondDefault] = items.filter((item) =>
      hasAttribute(item, 'default'),
    );
    if (secondDefault) {
      report(
        secondDefault,
        'two tabs are the default → keep `default` on one of them',
      );
    }
  });
};

const rules: Readonly<Record<string, Rule>> = {
  'mdx:unresolved-component': unresolvedComponent,
  'mdx:unresolved-expression': unresolvedExpression,
  'mdx:missing-module': missingModule,
  'mdx:raw-html': rawHtml,
  'mdx:unique-ids': uniqueIds,
  'mdx:admonition': admonition,
  'mdx:tabs': tabs,
  'images:size': imageSize,
  ...textRules,
};

/** Checks a page's MDX. */
export function checkMdx(page: Page): Finding[] {
  const findings: Finding[] = [];
  for (const [name, rule] of Object.entries(rules)) {
    rule(page, (needle, message) =>
      findings.push(findingAt(page, needle, name, message)),
    );
  }
  return findings;
}
