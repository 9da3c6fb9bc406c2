import {resultLength} from '../../config/search';
import {namesOf, tellingNamesOf} from '../../components/SearchIndex/terms';
import type {IndexedPage, IndexedSection} from '../../components/SearchIndex/types';

/** Capitals matter within a name only, where they part its words. */
const plain = (name: string): string => (/^[A-Z]?[a-z]+$/.test(name) ? name.toLowerCase() : name);

/** The beginning of a section's text, as much as a result shows, and the words that come only after it. */
export function shortenSection({t = '', ...section}: IndexedSection): IndexedSection {
  if (t.length <= resultLength) {
    return {...section, ...(t && {t})};
  }
  const end = t.lastIndexOf(' ', resultLength);
  const beginning = t.slice(0, end === -1 ? resultLength : end);
  const known = new Set(namesOf(beginning).map(plain));
  const others = [...new Set(tellingNamesOf(t.slice(beginning.length)).map(plain))].filter((name) => !known.has(name));
  // Sorted, as neighbours that begin alike compress better.
  return {...section, t: beginning, w: others.sort().join(' ')};
}

/** A page with the beginnings of its texts. */
export const shorten = (page: IndexedPage): IndexedPage => ({...page, c: page.c.map(shortenSection)});
