import type {Heading, Table} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {applyEdits} from '../edit/source';
import {parsePage} from '../pages';
import {headingIds} from '../routes';
import {PROMPT, read, slug, type Field, type Kind} from './kind';
import {fillTemplate} from './template';

const FILE = 'docs/release-notes.mdx';

const date = (name: string, network: string): Field => ({
  name,
  question: `When did it reach ${network}? A dash if that is not known.`,
  example: '14 July 2026',
  initial: () => '–',
  problem: (value) =>
    /^(?:–|\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December) 20\d\d)$/.test(value)
      ? undefined
      : 'Write the date as `14 July 2026`, or a dash (–).',
});

/** Where the newest release that is out stands in the page: its row in the overview, and its section. */
function newest(text: string): {readonly row: number; readonly section: number} {
  const page = parsePage(FILE, text);
  const rows = new Map<string, number>();
  visit(page.tree, 'table', (table: Table) => {
    for (const row of table.children.slice(1)) {
      visit(row, 'link', ({url}) => {
        rows.set(url.replace('#', ''), row.position?.start.offset ?? 0);
      });
    }
  });
  const ids = [...headingIds(page)];
  const headings: Heading[] = [];
  visit(page.tree, 'heading', (heading) => {
    headings.push(heading);
  });
  const found = headings.findIndex(({depth}, index) => depth === 2 && rows.has(ids[index] ?? ''));
  const section = headings[found]?.position?.start.offset;
  const row = rows.get(ids[found] ?? '');
  if (section === undefined || row === undefined) {
    throw new Error(`${FILE} has no release with a row in the overview and a section of its own.`);
  }
  return {row, section};
}

export const releaseNote: Kind = {
  label: 'A release note',
  fields: [
    {
      name: 'release',
      question: 'What is the release called?',
      example: 'Beta v5.4',
      problem: (value, root) => {
        const page = parsePage(FILE, read(root, FILE));
        const headings: string[] = [];
        visit(page.tree, 'heading', (heading) => {
          headings.push(toString(heading.children.filter(({type}) => type !== 'mdxTextExpression')).trim());
        });
        return headings.includes(value) ? `${FILE} has a section "${value}". Move that one instead.` : undefined;
      },
    },
    {name: 'subject', question: 'What is it about, in a few words?', example: 'limitless prover, 100 Mgas/s'},
    date('mainnet', 'Linea Mainnet'),
    date('sepolia', 'Linea Sepolia'),
  ],
  scaffold: ({release = '', subject = '', mainnet = '', sepolia = ''}, root) => {
    const text = read(root, FILE);
    const id = slug(release);
    const {row, section} = newest(text);
    const dates = [['Linea Mainnet', mainnet], ['Linea Sepolia', sepolia]].filter(([, day]) => day !== '–').map(([network, day]) => `${network}: ${day}.`);
    const note = fillTemplate('release-note.mdx', {release, id, dates: dates.join(' ') || `${PROMPT} when it reached Linea Mainnet and Linea Sepolia.`});
    return {
      files: new Map([
        [
          FILE,
          applyEdits(text, [
            {start: row, end: row, text: `| [${release}](#${id}) | ${subject} | ${mainnet} | ${sepolia} |\n`},
            {start: section, end: section, text: note},
          ]),
        ],
      ]),
      next: [
        `Write the section #${id} of ${FILE}: each place that begins with "${PROMPT}" says what belongs there.`,
        'Bring the pages that the release concerns up to date.',
        'Check it: npm run lint:prose release-notes && npm run spell.',
      ],
    };
  },
};
