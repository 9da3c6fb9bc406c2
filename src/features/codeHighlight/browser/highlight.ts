import prismIncludeLanguages from '@theme/prism-include-languages';
import {normalizeTokens, Prism} from 'prism-react-renderer';
import {escapeHtml, joinLines, plain} from './lines';
import type {Code} from './types';

prismIncludeLanguages(Prism);

/** Languages that have nothing to colour. */
const colourless = new Set(['', 'text', 'txt', 'plain', 'plaintext', 'none']);

/**
 * Code as HTML with Prism's class names; src/css/prism.css gives them colours. Throws for a language that has no grammar,
 * which stops the build: a misspelt name would leave the block without colours, and nobody would see why.
 */
export function highlight(code: Code): string {
  const grammar = Prism.languages[code.language];
  if (!grammar) {
    if (colourless.has(code.language)) {
      return plain(code);
    }
    const start = code.code.split('\n')[0]?.slice(0, 60);
    throw new Error(`No grammar for the language "${code.language}" of the code block that starts with "${start}". Add it to src/features/codeHighlight/options.ts, or write \`text\`.`);
  }
  const lines = normalizeTokens(Prism.tokenize(code.code, grammar)).map((line) =>
    line
      .map(({types, content, empty}) => {
        const text = empty ? '' : escapeHtml(content);
        return types.includes('plain') ? text : `<span class="token ${types.join(' ')}">${text}</span>`;
      })
      .join(''),
  );
  return joinLines(lines, code);
}
