import {evaluate, type EvaluateOptions} from '@mdx-js/mdx';
import {createElement, type ComponentType} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import * as runtime from 'react/jsx-runtime';
import remarkGfm from 'remark-gfm';

/** The HTML of an MDX page, with elements in place of its components. */
export async function renderMdx(source: string, {remarkPlugins = [], ...options}: Partial<EvaluateOptions>, components: Readonly<Record<string, string>> = {}): Promise<string> {
  const {default: Content} = await evaluate(source, {...runtime, ...options, remarkPlugins: [remarkGfm, ...(remarkPlugins ?? [])]});
  return renderToStaticMarkup(createElement(Content as ComponentType<{components: object}>, {components}));
}
