import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type {Page} from '../pages';
import {nearest, placeIn, similar, type Finding} from './finding';
import {shadowOf, type Shadow} from './shadow';

const SUFFIX = '.page.tsx';

/** Components that pages import, each with its line of import. */
function knownComponents(root: string): Map<string, string> {
  const folder = path.join(root, 'src/components');
  const found = new Map([['Tabs', "import Tabs from '@theme/Tabs';"], ['TabItem', "import TabItem from '@theme/TabItem';"]]);
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, name, 'index.tsx');
    const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
    for (const [, component = ''] of text.matchAll(/^export function ([A-Z]\w*)/gm)) {
      found.set(component, `import {${component}} from '@site/src/components/${name}';`);
    }
    for (const [, component = ''] of text.matchAll(/^export default function ([A-Z]\w*)/gm)) {
      found.set(component, `import ${component} from '@site/src/components/${name}';`);
    }
  }
  return found;
}

/** Names of the components that a page may use, for the message about one that it does not know. */
const modulesOf = (root: string): string[] => [
  ...readdirSync(path.join(root, 'src/components')).map((name) => `@site/src/components/${name}`),
  '@theme/Tabs',
  '@theme/TabItem',
  '@theme/CodeBlock',
  '@docusaurus/Link',
];

const literalsIn = (type: ts.Type): string[] => (type.isUnion() ? type.types.flatMap(literalsIn) : type.isStringLiteral() ? [type.value] : []);

const listed = (values: readonly string[]): string => (values.length > 24 ? '' : ` (one of ${[...values].sort().join(', ')})`);

/** Makes findings of what TypeScript says about the pages' code. */
class Translator {
  readonly #checker: ts.TypeChecker;
  readonly #root: string;

  constructor(checker: ts.TypeChecker, root: string) {
    this.#checker = checker;
    this.#root = root;
  }

  /** The properties of a component, with the texts that each may have. */
  #properties(tag: ts.JsxTagNameExpression): Map<string, string[]> {
    const [signature] = this.#checker.getTypeAtLocation(tag).getCallSignatures();
    const [parameter] = signature?.parameters ?? [];
    const type = parameter && this.#checker.getTypeOfSymbol(parameter);
    const properties = new Map<string, string[]>();
    for (const each of type?.isUnion() ? type.types : type ? [type] : []) {
      for (const property of this.#checker.getPropertiesOfType(each)) {
        const values = literalsIn(this.#checker.getTypeOfSymbol(property));
        properties.set(property.name, [...new Set([...(properties.get(property.name) ?? []), ...values])]);
      }
    }
    return properties;
  }

  /** What is wrong with the attributes of an element, and where. */
  #attributes(element: ts.JsxOpeningLikeElement): {readonly at: number; readonly message: string}[] {
    const name = element.tagName.getText();
    const properties = this.#properties(element.tagName);
    return element.attributes.properties.flatMap((attribute) => {
      if (!ts.isJsxAttribute(attribute) || properties.size === 0) {
        return [];
      }
      const attributeName = attribute.name.getText();
      const values = properties.get(attributeName);
      if (values === undefined) {
        return [{at: attribute.getStart(), message: `<${name}> has no ${attributeName} → ${nearest(attributeName, properties.keys())}${listed([...properties.keys()])}`}];
      }
      const text = attribute.initializer && ts.isStringLiteral(attribute.initializer) ? attribute.initializer.text : undefined;
      return text === undefined || values.length === 0 || values.includes(text)
        ? []
        : [{at: attribute.getStart(), message: `${attributeName}="${text}" is no value of <${name}> → ${attributeName}="${nearest(text, values)}"${listed(values)}`}];
    });
  }

  /** Messages about one diagnostic, each with its offset in the code. */
  translate({code, start = 0, messageText, file}: ts.Diagnostic): {readonly at: number; readonly message: string}[] {
    const text = ts.flattenDiagnosticMessageText(messageText, '\n');
    const [, first = ''] = /'([^']*)'/.exec(text) ?? [];
    const node = file && nodeAt(file, start);
    // What is wrong with a name has been said of its opening tag.
    if (node && ts.findAncestor(node, ts.isJsxClosingElement)) {
      return [];
    }
    if (code === 2307 || code === 2306) {
      return [{at: start, message: `there is no module '${first}' → '${nearest(first, modulesOf(this.#root))}'`}];
    }
    if ((code === 2305 || code === 2724 || code === 2614) && node) {
      const declaration = ts.findAncestor(node, ts.isImportDeclaration);
      const module = declaration && this.#checker.getSymbolAtLocation(declaration.moduleSpecifier);
      const names = module ? this.#checker.getExportsOfModule(module).map((symbol) => symbol.name) : [];
      const name = node.getText();
      return [{at: start, message: `${first.replaceAll('"', '')} has no ${name} → ${code === 2614 ? `import ${name} without braces` : `${nearest(name, names)}${listed(names)}`}`}];
    }
    if ((code === 1192 || code === 2613) && node) {
      const specifier = ts.findAncestor(node, ts.isImportDeclaration)?.moduleSpecifier.getText().slice(1, -1) ?? first;
      return [{at: start, message: `${specifier} has no default export → write the name in braces: {${node.getText()}}`}];
    }
    if (code === 2304 || code === 2552) {
      const known = knownComponents(this.#root);
      const name = similar(first, known.keys());
      return [{at: start, message: known.has(first) ? `<${first}> is not imported → ${known.get(first)} below the front matter` : `there is no component <${first}> → ${name ? `<${name}>, with ${known.get(name)}` : 'the components are listed in CONTRIBUTING.md, "Components for pages"'}`}];
    }
    const element = node && ts.findAncestor(node, ts.isJsxOpeningLikeElement);
    if (element) {
      const found = this.#attributes(element);
      if (found.length > 0) {
        return found;
      }
    }
    if (code === 2741 || code === 2739) {
      return [{at: start, message: `<${element?.tagName.getText()}> has no ${code === 2741 ? first : text.replace(/^.*: /s, '')} → add it`}];
    }
    if (code === 2339 && /JSX\.IntrinsicElements/.test(text)) {
      return [{at: start, message: `<${first}> is no element of HTML → correct its name; components begin with a capital`}];
    }
    return [{at: start, message: `${text.split('\n').at(-1)?.trim() ?? text} → correct it`}];
  }
}

function nodeAt(file: ts.SourceFile, offset: number): ts.Node {
  let found: ts.Node = file;
  const visit = (node: ts.Node): void => {
    if (node.getStart() <= offset && offset < node.getEnd()) {
      found = node;
      ts.forEachChild(node, visit);
    }
  };
  ts.forEachChild(file, visit);
  return found;
}

function optionsOf(root: string): ts.CompilerOptions {
  const {config} = ts.readConfigFile(path.join(root, 'tsconfig.json'), (file) => ts.sys.readFile(file)) as {config: object};
  const {options} = ts.parseJsonConfigFileContent({...config, include: [], files: []}, ts.sys, path.resolve(root));
  return {...options, noEmit: true, noUnusedLocals: false, noUnusedParameters: false, skipLibCheck: true};
}

/** What TypeScript finds in the pages' imports and elements, and in the sources among the files. */
export function componentFindings(pages: readonly Page[], sources: readonly string[], root = '.'): Finding[] {
  const folder = path.resolve(root);
  const shadows = new Map<string, {readonly page: Page; readonly shadow: Shadow}>(pages.map((page) => [path.join(folder, `${page.file}${SUFFIX}`), {page, shadow: shadowOf(page)}]));
  const options = optionsOf(root);
  const host = ts.createCompilerHost(options);
  const program = ts.createProgram([path.join(folder, 'src/types.d.ts'), ...shadows.keys(), ...sources.map((file) => path.join(folder, file))], options, {
    ...host,
    getCurrentDirectory: () => folder,
    fileExists: (file) => shadows.has(file) || host.fileExists(file),
    readFile: (file) => shadows.get(file)?.shadow.code ?? host.readFile(file),
    getSourceFile: (file, ...others) => {
      const shadow = shadows.get(file)?.shadow;
      return shadow ? ts.createSourceFile(file, shadow.code, others[0], true) : host.getSourceFile(file, ...others);
    },
  });
  const translator = new Translator(program.getTypeChecker(), root);
  const ofPages = [...shadows].flatMap(([file, {page, shadow}]) => {
    const source = program.getSourceFile(file);
    return (source ? program.getSemanticDiagnostics(source) : []).flatMap((diagnostic) => translator.translate(diagnostic)).map(({at, message}) => ({file: page.file, ...placeIn(page.text, shadow.offsetInPage(at)), message}));
  });
  const ofSources = sources.flatMap((file) => {
    const source = program.getSourceFile(path.join(folder, file));
    return (source ? [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)] : []).map(({start = 0, messageText}) => ({
      file, ...placeIn(source?.text ?? '', start), message: `${ts.flattenDiagnosticMessageText(messageText, ' ').replaceAll(/\s+/g, ' ').replace(/\.$/, '')} → correct it`,
    }));
  });
  return [...ofPages, ...ofSources];
}
