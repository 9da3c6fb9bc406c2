import {parse} from 'shell-quote';

/** A simple command of a script: its words without quotes, and the line on which it starts (from 1). */
export interface Command {
  readonly words: readonly string[];
  readonly line: number;
}

/**
 * Marks the ends of statements: joins continued lines, drops comments, and turns newlines outside quotes into `;`.
 * shell-quote sees a newline as a blank.
 */
function statementsOf(code: string): {text: string; line: number}[] {
  const statements: {text: string; line: number}[] = [];
  let text = '';
  let line = 1;
  let start = 1;
  let quote = '';
  for (let index = 0; index < code.length; index++) {
    const character = code[index] ?? '';
    const end = character === '\n';
    if (end) {
      line++;
    }
    if (character === '\\' && quote !== "'") {
      const next = code[++index] ?? '';
      if (next === '\n') {
        line++;
        text += ' ';
      } else {
        text += character + next;
      }
    } else if (quote) {
      quote = character === quote ? '' : quote;
      text += character;
    } else if (character === '#' && /(^|\s)$/.test(text)) {
      while (index + 1 < code.length && code[index + 1] !== '\n') {
        index++;
      }
    } else if (end) {
      statements.push({text, line: start});
      text = '';
      start = line;
    } else {
      quote = character === '"' || character === "'" ? character : '';
      text += character;
    }
  }
  return [...statements, {text, line: start}];
}

/** The simple commands of a script. Variables stay as they are written; commands inside `$(…)` are left out. */
export function commandsOf(code: string): Command[] {
  return statementsOf(code).flatMap(({text, line}) => {
    const commands: string[][] = [[]];
    for (const token of parse(text.replace(/\$\([^()]*\)/g, 'OUTPUT'), (name) => `$${name}`)) {
      if (typeof token === 'string') {
        commands.at(-1)?.push(token);
      } else if ('pattern' in token) {
        commands.at(-1)?.push(token.pattern);
      } else if ('op' in token) {
        commands.push([]);
      }
    }
    return commands.filter((words) => words.length > 0).map((words) => ({words, line}));
  });
}
