// npm run new: makes a page of a kind, with its data record and its sidebar entry. Asks in a terminal;
// flags answer beforehand, and are needed where there is no terminal.
import {cancel, intro, note, outro, select, text} from '@clack/prompts';
import {parseArgs} from 'node:util';
import {create, isKindName, kinds, problemOf, type KindName} from './new/kinds';
import type {Field} from './new/kind';

const fields: readonly Field[] = Object.values(kinds).flatMap((kind) => [...kind.fields]);
const usage = [
  'Usage: npm run new [-- KIND --flag "answer" …]. In a terminal it asks for what is missing.',
  ...Object.entries(kinds).map(([name, kind]) => `  ${name.padEnd(12)} ${kind.fields.map((field: Field) => (field.initial ? `[--${field.name}]` : `--${field.name}`)).join(' ')}`),
].join('\n');

/** Ends with a message for the writer; nothing has been written. */
function stop(message: string): never {
  console.error(message);
  process.exit(1);
}

/** What the writer chose; a cancelled question ends the program. */
function answered(value: string | symbol): string {
  if (typeof value === 'string') {
    return value.trim();
  }
  cancel('Nothing was written.');
  process.exit(1);
}

async function ask(field: Field, answers: Readonly<Record<string, string>>): Promise<string> {
  const initial = field.initial?.(answers);
  if (field.choices) {
    return answered(await select({message: field.question, options: field.choices.map((value) => ({value, label: value}))}));
  }
  return answered(
    await text({
      message: field.question,
      placeholder: field.example,
      ...(initial !== undefined && {initialValue: initial}),
      validate: (value) => problemOf(field, (value ?? '').trim(), '.', answers),
    }),
  );
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {help: {type: 'boolean', default: false}, ...Object.fromEntries(fields.map(({name}) => [name, {type: 'string'} as const]))},
    });
  } catch (error) {
    return stop(`${(error as Error).message}\n${usage}`);
  }
}

const {values, positionals} = readArguments();
const flags = values as unknown as Readonly<Record<string, string | undefined>>;
const isInteractive = process.stdin.isTTY && process.stdout.isTTY;
let [name] = positionals;

if (values.help || positionals.length > 1) {
  stop(usage);
}
if (name === undefined && isInteractive) {
  intro('A new page');
  name = answered(await select({message: 'What kind of page?', options: Object.entries(kinds).map(([value, {label}]) => ({value, label}))}));
}
if (!isKindName(name)) {
  stop(name === undefined ? usage : `There is no kind "${name}".\n${usage}`);
}

const kind: KindName = name;
const answers: Record<string, string> = {};
const problems: string[] = [];
for (const field of kinds[kind].fields) {
  const given = flags[field.name]?.trim();
  if (given === undefined && isInteractive) {
    answers[field.name] = await ask(field, answers);
    continue;
  }
  const value = given ?? field.initial?.(answers) ?? '';
  const problem = problemOf(field, value, '.', answers);
  if (problem !== undefined) {
    problems.push(`--${field.name}: ${problem}`);
  }
  answers[field.name] = value;
}
const foreign = Object.keys(flags).filter((flag) => flag !== 'help' && !(flag in answers));
if (foreign.length > 0) {
  problems.push(`A page of the kind ${kind} has no ${foreign.map((flag) => `--${flag}`).join(', ')}.`);
}
if (problems.length > 0) {
  stop(problems.join('\n'));
}

const {files, next} = create(kind, answers);
const written = [...files.keys()].join('\n');
const steps = next.map((step, index) => `${index + 1}. ${step}`).join('\n');
if (isInteractive) {
  note(written, 'Written');
  outro(`What to do next:\n${steps}`);
} else {
  console.log(`Written:\n${written}\n\nWhat to do next:\n${steps}`);
}
