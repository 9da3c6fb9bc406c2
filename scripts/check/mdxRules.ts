// Rules for MDX, the theme's components and our style guide that neither remark-lint nor markdownlint provides.
import type {Code, Nodes, Root} from 'mdast';
import type {ContainerDirective, LeafDirective} from 'mdast-util-directive';
import type {
  MdxFlowExpression,
  MdxTextExpression,
} from 'mdast-util-mdx-expression';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path/posix';
import {lintRule} from 'unified-lint-rule';
import {visit} from 'unist-util-visit';
import {findClosest} from '../../src/lib/closestMatch';

type Element = MdxJsxFlowElement | MdxJsxTextElement;

const isElement = (node: Nodes): node is Element =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

export const visitElements = (
  tree: Root,
  visitor: (element: Element) => void,
): void =>
  visit(tree as Nodes, (node: Nodes) => {
    if (isElement(node)) {
      visitor(node);
    }
  });

const visitCode = (tree: Root, visitor: (code: Code) => void): void =>
  visit(tree, 'code', (node) => visitor(node));

/** Returns an attribute's value; undefined if it is missing or an expression. */
export function getAttribute(
  {attributes}: Element,
  name: string,
): string | undefined {
  const value = attributes.find(
    (item) => item.type === 'mdxJsxAttribute' && item.name === name,
  )?.value;
  return typeof value === 'string' ? value : undefined;
}

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
  'RpcErrors',
  'RpcMethods',
  ...(/export default \{(.*)\}/s
    .exec(readFileSync('src/theme/MDXComponents/index.tsx', 'utf8'))?.[1]
    ?.match(/\b[A-Z]\w*/g) ?? []),
]);

const unresolvedComponent = lintRule<Root>(
  'mdx:unresolved-component',
  (tree, file) => {
    const code = getModuleCode(tree);
    visitElements(tree, ({name, position}) => {
      const [component = ''] = name?.split('.') ?? [];
      if (
        /^[A-Z]/.test(component) &&
        !globalComponents.has(component) &&
        !new RegExp(`\\b${component}\\b`).test(code)
      ) {
        const module = `src/components/${component}`;
        file.message(
          existsSync(module)
            ? `<${component}> is not imported → import it from '@site/${module}'`
            : `<${component}> is not defined on this page → import it, or fix its name`,
          position,
        );
      }
    });
  },
);

const unresolvedExpression = lintRule<Root>(
  'mdx:unresolved-expression',
  (tree, file) => {
    const code = getModuleCode(tree);
    visit(tree as Nodes, ['mdxTextExpression', 'mdxFlowExpression'], (node) => {
      const {value, position} = node as MdxTextExpression | MdxFlowExpression;
      const [name] = /^[A-Za-z_$][\w$]*/.exec(value.trim()) ?? [];
      if (
        name !== undefined &&
        !['props', 'frontMatter', 'true', 'false', 'null'].includes(name) &&
        !new RegExp(`\\b${name}\\b`).test(code)
      ) {
        file.message(
          `MDX evaluates {${value}}, but nothing on this page defines ${name} → put it in code font, or write \\{${value}}`,
          position,
        );
      }
    });
  },
);

/** Finds imports and `require()` calls that refer to missing files. */
const missingModule = lintRule<Root>('mdx:missing-module', (tree, file) => {
  const check = (name: string, position: Nodes['position']): void => {
    const target = name.startsWith('@site/')
      ? name.slice('@site/'.length)
      : name.startsWith('.')
        ? path.join(path.dirname(file.path), name)
        : undefined;
    if (
      target !== undefined &&
      !['', '.ts', '.tsx', '.js', '/index.ts', '/index.tsx'].some((ending) =>
        existsSync(target + ending),
      )
    ) {
      file.message(
        `'${name}' does not exist → fix the path, or add the file`,
        position,
      );
    }
  };
  visit(tree as Nodes, (node: Nodes) => {
    if (node.type === 'mdxjsEsm') {
      for (const [, name = ''] of node.value.matchAll(
        /\bfrom\s+['"](.+?)['"]/g,
      )) {
        check(name, node.position);
      }
    } else if (isElement(node)) {
      for (const {value} of node.attributes) {
        for (const [, name = ''] of typeof value === 'object' && value
          ? value.value.matchAll(/\brequire\(['"](.+?)['"]\)/g)
          : []) {
          check(name, node.position);
        }
      }
    }
  });
});

const rawHtml = lintRule<Root>('mdx:raw-html', (tree, file) => {
  visitElements(tree, (element) => {
    if (element.name === 'a' && getAttribute(element, 'href') !== undefined) {
      file.message(
        'the build does not check links in <a> → write [text](url)',
        element.position,
      );
    } else if (element.name === 'iframe') {
      file.message(
        'the security policy blocks <iframe> → link to the page, or show an image',
        element.position,
      );
    }
  });
});

const uniqueIds = lintRule<Root>('mdx:unique-ids', (tree, file) => {
  const ids = new Set<string>();
  visit(tree as Nodes, (node: Nodes) => {
    const id =
      isElement(node) && /^[a-z]/.test(node.name ?? '')
        ? getAttribute(node, 'id')
        : node.type === 'mdxTextExpression'
          ? /^\/\* *#(\S+) *\*\/$/.exec(node.value)?.[1]
          : undefined;
    if (id !== undefined && ids.has(id)) {
      file.message(
        `the id "${id}" is used twice on this page → change one of them`,
        node.position,
      );
    }
    ids.add(id ?? '');
  });
});

/** The admonitions in the style guide, followed by others that the theme supports. */
const admonitions = ['caution', 'note', 'tip', 'info', 'warning', 'danger'];

const admonition = lintRule<Root>('mdx:admonition', (tree, file) => {
  visit(tree as Nodes, (node: Nodes) => {
    if (
      (node.type === 'containerDirective' || node.type === 'leafDirective') &&
      (node.type === 'leafDirective' || !admonitions.includes(node.name))
    ) {
      const {name, position}: ContainerDirective | LeafDirective = node;
      file.message(
        `there is no admonition ${name} → use :::${findClosest(name, admonitions)}, closed by a line with :::`,
        position,
      );
    } else if (
      node.type === 'containerDirective' &&
      !/^[\s>]*:{3,}\s*$/.test(getLastLine(String(file), node))
    ) {
      file.message(
        `:::${node.name} is not closed → end it with a line that contains only :::`,
        node.position?.start,
      );
    } else if (node.type === 'text' && /^:::/m.test(node.value)) {
      file.message(
        'this line neither opens nor closes an admonition → write :::note[Title] to open one, and ::: to close it',
        node.position,
      );
    }
  });
});

const getLastLine = (text: string, {position}: Nodes): string =>
  text.split('\n')[(position?.end.line ?? 1) - 1] ?? '';

const unclosedFence = lintRule<Root>('mdx:unclosed-fence', (tree, file) => {
  visitCode(tree, (node) => {
    const [fence] =
      /^(?:`{3,}|~{3,})/.exec(
        String(file).slice(node.position?.start.offset),
      ) ?? [];
    if (
      fence !== undefined &&
      (node.position?.start.line === node.position?.end.line ||
        !getLastLine(String(file), node).trimEnd().endsWith(fence))
    ) {
      file.message(
        `the code block is not closed → end it with a line that contains only ${fence}`,
        node.position?.start,
      );
    }
  });
});

const shellCommand = lintRule<Root>('code:shell-command', (tree, file) => {
  visitCode(tree, ({lang, value, position}) => {
    value.split('\n').forEach((line, index) => {
      const point = {line: (position?.start.line ?? 0) + index + 1, column: 1};
      const [character] =
        lang === 'bash'
          ? (/[\u00A0\u2007\u202F\u2018\u2019\u201C\u201D]/.exec(line) ?? [])
          : [];
      if (character !== undefined) {
        file.message(
          `the command has ${character.trim() === '' ? 'a non-breaking space' : `the quotation mark ${character}`} → use the ASCII character; the shell treats this one as text`,
          point,
        );
      }
      if (
        lang === 'bash' &&
        /--private-key[= ]+["']?(?:0x|[A-Z\d])/.test(line)
      ) {
        file.message(
          'a private key on the command line is saved in the shell history → use a keystore or an environment file',
          point,
        );
      }
    });
  });
});

/** Maximum size of an image in bytes. */
const MAX_IMAGE_SIZE = 300_000;

const imageSize = lintRule<Root>('images:size', (tree, file) => {
  visit(tree, 'image', ({url, position}) => {
    const image = url.startsWith('/')
      ? `static${url}`
      : path.join(path.dirname(file.path), url);
    const size =
      /^[./]/.test(url) && existsSync(image) ? statSync(image).size : 0;
    if (size > MAX_IMAGE_SIZE) {
      file.message(
        `${url} is ${Math.round(size / 1000)} KB; the limit is ${MAX_IMAGE_SIZE / 1000} KB → shrink it: npx sharp-cli -i ${image} -o ${path.parse(image).name}.webp resize 1600`,
        position,
      );
    }
  });
});

/** Tab groups whose selection persists across pages. */
const groupIds = ['client', 'os', 'network', 'rpc-client'];

const tabs = lintRule<Root>('mdx:tabs', (tree, file) => {
  visitElements(tree, (element) => {
    if (element.name !== 'Tabs') return;
    if (getAttribute(element, 'groupId') === undefined) {
      file.message(
        `<Tabs> has no groupId → use one of ${groupIds.join(', ')}, or a new name`,
        element.position?.start,
      );
    }
    const values = new Set<string>();
    for (const child of element.children) {
      const value = isElement(child)
        ? (getAttribute(child, 'value') ?? '')
        : '';
      if (value !== '' && values.has(value)) {
        file.message(
          `two tabs have the value "${value}" → change one of them`,
          child.position?.start,
        );
      }
      values.add(value);
    }
  });
});

const openPrompt = lintRule<Root>('style:open-prompt', (_, file) => {
  String(file)
    .split('\n')
    .forEach((line, index) => {
      if (line.includes('To write:')) {
        file.message(
          'the template prompt is not filled in → replace or remove it',
          {line: index + 1, column: line.indexOf('To write:') + 1},
        );
      }
    });
});

export const mdxRules = {
  plugins: [
    unresolvedComponent,
    unresolvedExpression,
    missingModule,
    rawHtml,
    uniqueIds,
    admonition,
    unclosedFence,
    shellCommand,
    imageSize,
    tabs,
    openPrompt,
  ],
};
