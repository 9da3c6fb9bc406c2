import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {contract} from './contract';
import {guide} from './guide';
import type {Answers, Field, Kind, Scaffold} from './kind';
import {provider} from './provider';
import {releaseNote} from './releaseNote';
import {rpcMethod} from './rpcMethod';

/** The kinds of pages that `npm run new` makes, by the word that one types. */
export const kinds = {guide, provider, 'rpc-method': rpcMethod, 'release-note': releaseNote, contract} as const satisfies Record<string, Kind>;

export type KindName = keyof typeof kinds;

export const isKindName = (name: string | undefined): name is KindName => name !== undefined && Object.hasOwn(kinds, name);

/** What is wrong with an answer; it says what to write instead. */
export function problemOf(field: Field, value: string, root: string, answers: Answers): string | undefined {
  if (value === '' && field.initial?.(answers) !== '') {
    return `An answer is needed, for example: ${field.example}`;
  }
  if (field.choices && !field.choices.includes(value)) {
    return `Choose one of ${field.choices.join(', ')}.`;
  }
  return field.problem?.(value, root, answers);
}

/** Writes a new page with all that belongs to it. */
export function create(name: KindName, answers: Answers, root = '.'): Scaffold {
  const scaffold = kinds[name].scaffold(answers, root);
  for (const [file, text] of scaffold.files) {
    mkdirSync(path.join(root, path.dirname(file)), {recursive: true});
    writeFileSync(path.join(root, file), text);
  }
  return scaffold;
}
