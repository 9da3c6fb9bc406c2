import {useQueryStringList} from '@docusaurus/theme-common';
import {useEffect} from 'react';
import {highlightParameter} from '../urls';

/** A link can have any number of terms, so these limits keep the page responsive. */
const maxTerms = 12;
const maxMarks = 1000;

/** Titles and navigation, and elements in which marks would be lost or would break later renders by React. */
const exclude = [
  'header *',
  'h1',
  'h1 *',
  'nav *',
  '[data-markjs]',
  'button',
  'button *',
  'summary',
  'form *',
  'svg *',
  '[role="tab"]',
  '[role="group"]:not(pre) *',
];

/**
 * Opens `<details>` that hide a mark, except code samples, because a term may occur in every sample of a long page. Does nothing if the URL has
 * a hash, because opening an element above the target would move the target.
 */
function openDetailsWithMarks(article: Element): void {
  if (window.location.hash) return;
  for (const details of article.querySelectorAll('details')) {
    if (details.querySelector('mark:not(pre *)')) details.open = true;
  }
}

/** Marks the search terms from the URL on the page, and returns them. */
export function useHighlight(): readonly string[] {
  const [terms] = useQueryStringList(highlightParameter);
  useEffect(() => {
    const article = document.querySelector('article');
    if (!article || terms.length === 0) return undefined;
    const library = import(/* webpackChunkName: 'search-mark' */ 'mark.js');
    async function mark(elements: readonly HTMLElement[]): Promise<void> {
      const {default: Mark} = await library;
      const markedTerms = terms
        .filter((term) => term.length > 1)
        .slice(0, maxTerms);
      new Mark(elements).mark(markedTerms, {
        exclude,
        acrossElements: true,
        filter: (_node, _term, _marksOfTerm, markCount) => markCount < maxMarks,
      });
      observer.takeRecords();
    }
    // Code blocks lose their marks when they are highlighted later.
    const getCodeBlocks = (
      records: readonly MutationRecord[],
    ): Set<HTMLElement> =>
      new Set(
        records
          .map(({target}) => target as HTMLElement)
          .filter((target) => target.matches('pre code')),
      );
    const observer = new MutationObserver(
      (records) => void mark([...getCodeBlocks(records)]),
    );
    observer.observe(article, {childList: true, subtree: true});
    // The page is usable without the library.
    mark([article])
      .then(() => openDetailsWithMarks(article))
      .catch(() => undefined);
    return () => {
      observer.disconnect();
      library
        .then(({default: Mark}) => new Mark(article).unmark())
        .catch(() => undefined);
    };
  }, [terms]);
  return terms;
}
