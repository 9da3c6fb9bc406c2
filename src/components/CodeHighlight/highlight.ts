import prismIncludeLanguages from '@theme/prism-include-languages';
import {normalizeTokens, Prism} from 'prism-react-renderer';
import {escapeHtml, joinLines, plain} from './lines';
import type {Code} from './types';

prismIncludeLanguages(Prism as unknown as Parameters<typeof prismIncludeLanguages>[0]);

/** Code as HTML with Prism's class names; src/css/prism.css gives them colours. */
export function highlight(code: Code): string {
  const grammar = Prism.languages[code.language];
  if (!grammar) {
    return plain(code);
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
