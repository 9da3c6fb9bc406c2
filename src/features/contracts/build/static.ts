import type {RootContent} from 'mdast';
import {component} from '../../../lib/mdast';

/** A block of code as one element: a page has up to 150 of them, which the theme's block would make a thousand of. */
export function codeBlock(language: string, html: string, label: string): RootContent {
  return component('StaticBlock', {as: 'pre', html, label, className: `docs-code docs-signature theme-code-block language-${language}`});
}
