import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {useHistory} from '@docusaurus/router';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {memo, useEffect, useMemo, useRef, type ElementType, type ReactNode} from 'react';
import ScrollTable from '../../../components/ScrollTable';
import {serveLinks} from './links';

interface Props {
  /** Name of the element. */
  readonly as: string;
  /** What is in it. Made by the build from a page's source. */
  readonly html: string;
  /** The name of a table, or of a block of code, which is a group then. */
  readonly label?: string;
  readonly className?: string;
}

const components: Readonly<Record<string, ElementType>> = {table: ScrollTable};

/** What React's `Link` does for the check of links: each page tells where it leads. */
function useCheckedLinks(html: string): void {
  const {collectLink} = useBrokenLinks();
  if (!ExecutionEnvironment.canUseDOM) {
    for (const [, href] of html.matchAll(/<a href="([/#][^"]*)"/g)) {
      collectLink(href);
    }
  }
}

/**
 * A paragraph, list or table whose content is plain HTML. src/features/staticBlocks/build/rehype.ts writes it into the
 * pages. It renders once: a new object would make React write the HTML anew.
 */
function StaticBlock({as, html, label, className}: Props): ReactNode {
  useCheckedLinks(html);
  const content = useMemo(() => ({__html: html}), [html]);
  const history = useHistory();
  const ref = useRef<HTMLElement>(null);
  const hasRoutes = html.includes('<a href="/');
  useEffect(() => (ref.current && hasRoutes ? serveLinks(ref.current, history) : undefined), [history, hasRoutes]);
  const Block = components[as] ?? as;
  return <Block ref={ref} className={className} role={as === 'pre' ? 'group' : undefined} aria-label={label} dangerouslySetInnerHTML={content} />;
}

export default memo(StaticBlock);
