import {useRef, useState, type ReactNode} from 'react';
import styles from './styles.module.css';

/** Returns the elements between a heading and the next one. */
function getSection(heading: Element): Element[] {
  const section: Element[] = [];
  let element = heading.nextElementSibling;
  while (element && !/^H[123]$/.test(element.tagName)) {
    section.push(element);
    element = element.nextElementSibling;
  }
  return section;
}

/**
 * Hides the entries of the page that do not contain the text, and letters without entries. Returns the number of visible entries. An entry is a
 * third-level heading with the text below it, and a letter is a second-level heading.
 */
function filterEntries(page: Element, text: string): number {
  const query = text.trim().toLowerCase();
  let count = 0;
  let letter: HTMLElement | undefined;
  for (const heading of page.querySelectorAll<HTMLElement>('h2, h3')) {
    if (heading.tagName === 'H2') {
      letter = heading;
      letter.hidden = query !== '';
      continue;
    }
    const section = getSection(heading);
    const isMatch = [heading, ...section].some((element) =>
      element.textContent.toLowerCase().includes(query),
    );
    for (const element of [heading, ...section]) {
      (element as HTMLElement).hidden = !isMatch;
    }
    if (isMatch) {
      count += 1;
      if (letter) letter.hidden = false;
    }
  }
  return count;
}

/** A field that filters the entries of a glossary page. Without JavaScript, the page shows all entries. */
export default function TermFilter(): ReactNode {
  const form = useRef<HTMLFormElement>(null);
  const [count, setCount] = useState<number>();

  function filter(text: string): void {
    const page = form.current?.parentElement;
    if (page) setCount(filterEntries(page, text));
  }

  return (
    <form
      ref={form}
      role="search"
      aria-label="Glossary"
      className={styles.filter}
      data-markdown="skip"
      onSubmit={(event) => event.preventDefault()}>
      <input
        type="search"
        aria-label="Filter terms"
        placeholder="Filter terms, for example “proof”"
        onChange={({target}) => filter(target.value)}
      />
      <span role="status">
        {count !== undefined && `${count} ${count === 1 ? 'term' : 'terms'}`}
      </span>
    </form>
  );
}
