import type {RootContent} from 'mdast';
import {htmlElement} from '../../../lib/mdast';

/** A block of code as one element: a page has up to 150 of them, which the theme's block would make a thousand of. */
export function codeBlock(language: string, html: string, label: string): RootContent {
  return htmlElement('pre', {className: `docs-code docs-signature theme-code-block language-${language}`, role: 'group', 'aria-label': label}, html);
}
