import prismIncludeLanguages from '@theme/prism-include-languages';
import {normalizeTokens, Prism} from 'prism-react-renderer';
import {escapeHtml} from '../../../lib/text';
import {joinLines, renderCode as renderPlainCode, type Code} from './plainCode';

prismIncludeLanguages(Prism);

const withoutGrammar = new Set(['', 'text', 'txt', 'plain', 'plaintext', 'none']);

/**
 * Code as HTML with Prism's class names, which src/css/prism.css colours. An unknown language throws, which stops the build:
 * it would be a block without colours that nobody notices.
 */
export function renderCode(code: Code): string {
  const grammar = Prism.languages[code.language];
  if (!grammar) {
    if (withoutGrammar.has(code.language)) {
      return renderPlainCode(code);
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
