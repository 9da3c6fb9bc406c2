import type {InfoPageMetadata} from 'docusaurus-plugin-openapi-docs/src/types';
import {readFileSync} from 'node:fs';
import {parse} from 'yaml';
import {referencePath} from '../paths';
import {markdown, text} from './markdown';
import {operationList} from './operationList';
import type {Answer, Specification} from './types';

function servers({servers: all = []}: Specification): string {
  return all.map(({url, description}) => [`\`\`\`text\n${url}\n\`\`\``, text(description)].filter(Boolean).join('\n\n')).join('\n\n');
}

function authentication({security = [], components}: Specification): string {
  const schemes = Object.entries(components?.securitySchemes ?? {});
  return security.length === 0 || schemes.length === 0
    ? 'Requests need no key.'
    : schemes.map(([name, {description}]) => `- \`${name}\`: ${text(description)}`).join('\n');
}

/** The document's description, cut before its first heading: what the page starts with, and the sections that come last. */
function introduction(description = ''): readonly [string, string] {
  const start = /^## /m.exec(description)?.index ?? description.length;
  return [markdown(description.slice(0, start)), markdown(description.slice(start))];
}

/** What the document says of the API as a whole, as Markdown. */
export function infoMarkdown(specification: Specification): string {
  const [first, last] = introduction(specification.info.description);
  return [
    first,
    '## Base URL',
    servers(specification),
    `This reference describes version ${specification.info.version} of the API, from its OpenAPI ${specification.openapi} document.`,
    '## Authentication',
    authentication(specification),
    '## Operations',
    operationList(specification, `/${referencePath}`),
    last,
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** What readers of the page search for: the document's own names and messages. */
export function infoKeywords({info, servers: all = [], tags = [], paths, components}: Specification): string[] {
  const answers: Answer[] = Object.values(components?.responses ?? {});
  return [
    info.title,
    'REST API',
    'OpenAPI',
    'endpoints',
    ...all.map(({url}) => new URL(url).host),
    ...tags.map(({name}) => name),
    ...Object.keys(paths),
    ...answers.map(({description}) => description ?? '').filter((description) => description.length > 0 && description.length < 60),
  ];
}

/** What the plugin calls for the info page. It hands over `info` alone, so the rest is read from the document. */
export function createInfoPageMD(specificationFile: string): (page: InfoPageMetadata) => string {
  return (page) => {
    const specification = parse(readFileSync(specificationFile, 'utf8')) as Specification;
    Object.assign(page, {title: `${specification.info.title} reference`});
    Object.assign(page.frontMatter, {keywords: infoKeywords(specification).map((word) => JSON.stringify(word)).join(', ')});
    return infoMarkdown(specification);
  };
}
