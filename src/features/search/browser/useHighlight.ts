import {useQueryStringList} from '@docusaurus/theme-common';
import {useEffect} from 'react';
import {highlightParameter} from '../urls';

/** Marks here would be lost, or would break what React renders later. */
const exclude = ['[data-markjs]', 'button', 'button *', 'summary', 'form *', 'svg *', '[role="tab"]', '[role="group"]:not(pre) *'];

/**
 * Opens what hides a mark. Samples are left: a long page has a term of theirs in every fold. Where the address names a section,
 * folds stay: what opens above would move the section away.
 */
function unfoldMarks(article: Element): void {
  if (window.location.hash) return;
  for (const fold of article.querySelectorAll('details')) {
    if (fold.querySelector('mark:not(pre *)')) fold.open = true;
  }
}

/** Marks the terms of the address on the page, and returns them. */
export function useHighlight(): readonly string[] {
  const [terms] = useQueryStringList(highlightParameter);
  useEffect(() => {
    const article = document.querySelector('article');
    if (!article || terms.length === 0) return undefined;
    const library = import(/* webpackChunkName: 'search-mark' */ 'mark.js');
    async function mark(elements: readonly HTMLElement[]): Promise<void> {
      const {default: Mark} = await library;
      new Mark(elements).mark(terms, {exclude, acrossElements: true});
      observer.takeRecords();
    }
    // Code blocks that are highlighted later lose their marks.
    const getCodeBlocks = (records: readonly MutationRecord[]): Set<HTMLElement> => new Set(records.map(({target}) => target as HTMLElement).filter((target) => target.matches('pre code')));
    const observer = new MutationObserver((records) => void mark([...getCodeBlocks(records)]));
    observer.observe(article, {childList: true, subtree: true});
    // Without the library, the page is still readable.
    mark([article]).then(() => unfoldMarks(article)).catch(() => undefined);
    return () => {
      observer.disconnect();
      library.then(({default: Mark}) => new Mark(article).unmark()).catch(() => undefined);
    };
  }, [terms]);
  return terms;
}
