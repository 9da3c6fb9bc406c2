import {evaluate, type EvaluateOptions} from '@mdx-js/mdx';
import {createElement, type ComponentType} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import * as runtime from 'react/jsx-runtime';
import remarkGfm from 'remark-gfm';

/** Renders an MDX page to HTML, with plain elements instead of components. */
export async function renderMdx(
  source: string,
  {remarkPlugins = [], ...options}: Partial<EvaluateOptions>,
  components: Readonly<Record<string, string>> = {},
): Promise<string> {
  const {default: Content} = await evaluate(source, {
    ...runtime,
    ...options,
    remarkPlugins: [remarkGfm, ...(remarkPlugins ?? [])],
  });
  return renderToStaticMarkup(
    createElement(Content as ComponentType<{components: object}>, {components}),
  );
}
