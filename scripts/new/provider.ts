import ts from 'typescript';
import {categories} from '../../src/data/providers';
import {applyEdits, insertElement, literalOf} from '../edit/source';
import {routeProblem} from './guide';
import {nextSteps, quoted, read, slug, type Field, type Kind} from './kind';
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

/** The project's dictionary with the words of a name, where the writer wants them in. */
function withWords(root: string, name: string): [file: string, text: string] {
  const [comment = '', ...words] = read(root, PROJECT_WORDS).trimEnd().split('\n');
  const known = new Set(words.map((word) => word.toLowerCase()));
  const unknown = (name.match(/\p{L}{4,}/gu) ?? []).filter((word) => !known.has(word.toLowerCase()));
  const sorted = [...words, ...unknown].sort((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1));
  return [PROJECT_WORDS, `${[comment, ...sorted].join('\n')}\n`];
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
    {
      name: 'checked',
      question: 'In which month did you hold the networks against its documentation? Empty if nobody has yet.',
      example: '2026-08',
      initial: () => '',
      problem: (value) => (value === '' || /^20\d\d-(?:0[1-9]|1[0-2])$/.test(value) ? undefined : 'Write the month as 2026-08, or leave it empty.'),
    },
    {name: 'words', question: 'Is the name right, and shall the dictionary learn its words?', example: 'no', choices: ['no', 'yes'], initial: () => 'no'},
  ],
  scaffold: (answers, root) => {
    const {name = '', category = '', slug: last = '', summary = '', site = '', docs = '', checked = ''} = answers;
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
      month: checked && quoted(checked),
      tag: quoted(name.toLowerCase()),
    }).trimEnd();
    const file = `docs/get-started/tooling/${id}.mdx`;
    const page = fillTemplate('provider.mdx', {title: yamlText(name), keywords: yamlList([name.toLowerCase()]), id, name, site});
    return {
      files: new Map([
        [file, page],
        [records, applyEdits(source, [insertElement(source, literalOf(source, ts.isArrayLiteralExpression), record)])],
        ...(answers.words === 'yes' ? [withWords(root, name)] : []),
      ]),
      next: [
        `Check the record in ${records}: the networks and the tags that readers filter by. The types say what belongs in it.${checked === '' ? ' Add the month, as in checked: \'2026-08\', once you have held it against the documentation of the provider.' : ''}`,
        ...nextSteps(file, `/get-started/tooling/${id}`),
      ],
    };
  },
};
