import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {parse} from 'yaml';
import contractReference from '../../../src/features/contracts/pages/remark';

/** Runs the plugin over a page and gives the result back as Markdown. */
export function render(page: string, path = 'page.mdx'): string {
  const frontMatter: unknown = parse(/^---\n(.*?)\n---\n/s.exec(page)?.[1] ?? '');
  const file = new VFile({value: page, path, data: {frontMatter: frontMatter ?? {}}});
  const processor = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(remarkGfm)
    .use(remarkDirective)
    .use(remarkFrontmatter)
    .use(contractReference)
    .use(remarkStringify, {bullet: '-'});
  return String(processor.processSync(file));
}
