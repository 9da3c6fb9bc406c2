import ts from 'typescript';
import {categories} from '../../src/data/providers';
import {applyEdits, insertElement, literalOf} from '../edit/source';
import {routeProblem} from './guide';
import {nextSteps, quoted, read, slug, withSidebarEntry, type Field, type Kind} from './kind';
import {fillTemplate, yamlList, yamlText} from './template';

const url = (name: string, question: string, example: string, isOptional: boolean): Field => ({
  name,
  question,
  example,
  ...(isOptional && {initial: () => ''}),
  problem: (value) => ((isOptional && value === '') || /^https:\/\/[^\s/]+\.\S+$/.test(value) ? undefined : 'Give an address that begins with https://.'),
});

const network = (name: string, label: string): Field => ({
  name,
  question: `Does it serve ${label}?`,
  example: 'unknown',
  choices: ['unknown', 'yes', 'no'],
  initial: () => 'unknown',
});

const served = (answer = 'unknown'): string => ({yes: 'true', no: 'false'})[answer] ?? "'unknown'";

const PROJECT_WORDS = 'project-words.txt';

/** The project's dictionary with the words of a name. */
function withWords(root: string, name: string): string {
  const [comment = '', ...words] = read(root, PROJECT_WORDS).trimEnd().split('\n');
  const known = new Set(words.map((word) => word.toLowerCase()));
  const unknown = (name.match(/\p{L}{4,}/gu) ?? []).filter((word) => !known.has(word.toLowerCase()));
  const sorted = [...words, ...unknown].sort((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1));
  return `${[comment, ...sorted].join('\n')}\n`;
}

export const provider: Kind = {
  label: 'A provider: a tool or a service of somebody else',
  fields: [
    {name: 'name', question: 'What is the product called?', example: 'Chainlink'},
    {name: 'category', question: 'In which category?', example: 'oracles', choices: categories.map(({id}) => id)},
    {
      name: 'slug',
      question: 'What is the last part of its address?',
      example: 'chainlink',
      initial: ({name = ''}) => slug(name),
      problem: (value, root, {category = ''}) => routeProblem(`/get-started/tooling/${category}/${value}`, root),
    },
    {
      name: 'summary',
      question: 'What does it give a developer on Linea? 21 to 110 characters, no full stop.',
      example: 'Price feeds that smart contracts read on Linea Mainnet',
      problem: (value) => (value.length <= 20 || value.length > 110 || value.endsWith('.') ? `It has ${value.length} characters. Write 21 to 110, without a full stop.` : undefined),
    },
    url('site', 'Where is its website?', 'https://chain.link', false),
    url('docs', 'Where is its own documentation? Empty if it has none.', 'https://docs.chain.link', true),
    network('mainnet', 'Linea Mainnet'),
    network('sepolia', 'Linea Sepolia'),
  ],
  scaffold: (answers, root) => {
    const {name = '', category = '', slug: last = '', summary = '', site = '', docs = ''} = answers;
    const id = `${category}/${last}`;
    const records = `src/data/providers/${category}.ts`;
    const source = read(root, records);
    const record = fillTemplate('provider.ts.template', {
      id: quoted(id),
      category: quoted(category),
      name: quoted(name),
      summary: quoted(summary),
      site: quoted(site),
      docs: docs && quoted(docs),
      mainnet: served(answers.mainnet),
      sepolia: served(answers.sepolia),
      month: quoted(new Date().toISOString().slice(0, 7)),
      tag: quoted(name.toLowerCase()),
    }).trimEnd();
    const file = `docs/get-started/tooling/${id}.mdx`;
    const page = fillTemplate('provider.mdx', {title: yamlText(name), keywords: yamlList([name.toLowerCase()]), id, name, site});
    return {
      files: new Map([
        [file, page],
        [records, applyEdits(source, [insertElement(source, literalOf(source, ts.isArrayLiteralExpression), record)])],
        [PROJECT_WORDS, withWords(root, name)],
        withSidebarEntry(root, file),
      ]),
      next: [
        `Check the record in ${records}: the networks, the month of the check, and the tags that readers filter by. The types say what belongs in it.`,
        ...nextSteps(file, `/get-started/tooling/${id}`),
      ],
    };
  },
};
