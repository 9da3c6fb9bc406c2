import prismIncludeLanguages from '@theme/prism-include-languages';
import {normalizeTokens, Prism} from 'prism-react-renderer';
import {escapeHtml} from '../../../lib/text';
import {joinLines, renderCode as renderPlainCode, type Code} from './plainCode';

prismIncludeLanguages(Prism);

const plainLanguages = new Set([
  '',
  'text',
  'txt',
  'plain',
  'plaintext',
  'none',
]);

/** Returns the HTML of each line, with Prism's classes (see src/css/prism.css), or undefined if Prism does not support the language. */
export function highlightLines(
  code: string,
  language: string,
): string[] | undefined {
  const grammar = Prism.languages[language];
  return (
    grammar &&
    normalizeTokens(Prism.tokenize(code, grammar)).map((line) =>
      line
        .map(({types, content, empty}) => {
          const text = empty ? '' : escapeHtml(content);
          return types.includes('plain')
            ? text
            : `<span class="token ${types.join(' ')}">${text}</span>`;
        })
        .join(''),
    )
  );
}

/** Renders code as highlighted HTML. Throws, and so fails the build, if the language is unknown, because unhighlighted code would go unnoticed. */
export function renderCode(code: Code): string {
  const lines = highlightLines(code.code, code.language);
  if (lines) return joinLines(lines, code);
  if (plainLanguages.has(code.language)) return renderPlainCode(code);
  const start = code.code.split('\n')[0]?.slice(0, 60);
  throw new Error(
    `The code block that starts with "${start}" has the language "${code.language}", for which no grammar is loaded. Add the language to src/features/codeHighlight/plugin.ts, or write \`text\`.`,
  );
}
