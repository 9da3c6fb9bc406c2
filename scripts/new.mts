// npm run new -- TEMPLATE FILE "TITLE": copies a template from scripts/new/ and fills in the title, id and month.
//   npm run new -- guide docs/get-started/how-to/send-a-message.mdx "Send a message to Ethereum"
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path/posix';
import {getCurrentMonth} from '../src/features/markdown/frontMatter';

const TEMPLATES = 'scripts/new';

function exitWithUsage(message: string): never {
  console.error(
    `${message}\nUsage: npm run new -- TEMPLATE docs/SECTION/PAGE.mdx "TITLE"`,
  );
  process.exit(1);
}

const [template = '', file = '', title = ''] = process.argv.slice(2);
const templates = readdirSync(TEMPLATES).map((name) =>
  path.basename(name, '.mdx'),
);
if (!templates.includes(template))
  exitWithUsage(
    `There is no template "${template}". The templates are ${templates.join(', ')}.`,
  );
if (!/^docs\/[a-z0-9-]+\/[a-z0-9/-]+\.mdx$/.test(file))
  exitWithUsage(
    `"${file}" is not a valid page path: use lower case and hyphens.`,
  );
if (existsSync(file)) exitWithUsage(`${file} already exists.`);
if (title === '' || title.length > 70)
  exitWithUsage(
    `The title has ${title.length} characters, but must have 1 to 70.`,
  );

const id = file.slice('docs/'.length, -'.mdx'.length);
const values: Readonly<Record<string, string>> = {
  title,
  yamlTitle: JSON.stringify(title),
  contract: path.basename(id),
  month: getCurrentMonth(),
};
mkdirSync(path.dirname(file), {recursive: true});
writeFileSync(
  file,
  readFileSync(`${TEMPLATES}/${template}.mdx`, 'utf8').replaceAll(
    /\{\{(\w+)\}\}/g,
    (_, name: string) => values[name] ?? '',
  ),
);

const nextSteps: Readonly<Record<string, string>> = {
  guide: `Add '${id}' to docs/${id.split('/')[0]}/sidebar.ts.`,
  provider: 'Fill in `provider` in its front matter.',
};
console.log(`Created ${file}. Next:
1. Replace every "To write:" prompt.
2. ${nextSteps[template] ?? 'Add its record, as described in CONTRIBUTING.md under "Recipes".'}
3. Add a query that readers would type to tests/site/searchQueries.json.
4. npm run check -- ${file}`);
