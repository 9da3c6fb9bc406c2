import {useLocation} from '@docusaurus/router';
import {useQueryStringList} from '@docusaurus/theme-common';
import {useEffect} from 'react';
import {highlightParameter} from './urls';

/** Marks in these would be lost or would break what React renders there later. */
const exclude = ['button', 'button *', 'summary', 'form *', 'svg *', '[role="tab"]', '[role="group"]:not(pre) *'];

/** Marks on the page the terms that its address names, and returns them. */
export function useHighlight(): readonly string[] {
  const {pathname} = useLocation();
  const [terms] = useQueryStringList(highlightParameter);

  useEffect(() => {
    const leaving = new AbortController();
    async function start(): Promise<void> {
      const {default: Mark} = await import(/* webpackChunkName: 'search-mark' */ 'mark.js/dist/mark.es6.min.js');
      const article = document.querySelector('article');
      if (!article || leaving.signal.aborted) {
        return;
      }
      const mark = (elements: Element[]): void => new Mark(elements).mark(terms, {exclude, acrossElements: true});
      // A block of code that gets its colours later is written anew, without marks.
      const observer = new MutationObserver((records) => {
        mark([...new Set(records.map(({target}) => target as Element))].filter((element) => element.matches('pre code')));
        observer.takeRecords();
      });
      mark([article]);
      for (const fold of article.querySelectorAll('details')) {
        // Terms in samples are in every fold of a long page.
        if (fold.querySelector('mark:not(pre *)')) fold.open = true;
      }
      observer.observe(article, {childList: true, subtree: true});
      leaving.signal.addEventListener('abort', () => {
        observer.disconnect();
        new Mark(article).unmark();
      });
    }
    if (terms.length > 0) {
      // Without the library the page is readable all the same.
      start().catch(() => undefined);
    }
    return () => leaving.abort();
  }, [pathname, terms]);

  return terms;
}
