import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useEffect, useId, useRef, useState, type ChangeEvent, type ReactNode} from 'react';
import {addCopyButtons} from './copyButtons';
import Reads, {addReadButtons} from './reads';
import {filterMembers, readMembers, reveal, unfoldAll, type MemberElements} from './members';
import styles from './styles.module.css';

/**
 * Filter and buttons for the members that follow it in the page. The members themselves are HTML from the build, complete
 * without this component, which only folds, hides and adds to them.
 */
export default function MemberTools(): ReactNode {
  const id = useId();
  const isBrowser = useIsBrowser();
  const {hash} = useLocation();
  const form = useRef<HTMLFormElement>(null);
  const members = useRef<readonly MemberElements[]>([]);
  const [query, setQuery] = useState('');
  const [message, setMessage] = useState('');
  const [isOpen, setIsOpen] = useState(false);

  function filter(words: string): void {
    setQuery(words);
    const count = filterMembers(members.current, words);
    setMessage(words.trim() ? `${count} of ${members.current.length} members` : '');
  }

  useEffect(() => {
    const article = form.current?.parentElement;
    if (!form.current || !article) return undefined;
    members.current = readMembers(form.current);
    const unfold = ({target}: Event): void => {
      if (!(target instanceof HTMLDetailsElement) || !target.open) return;
      addCopyButtons(target, styles.copy ?? '');
      addReadButtons(target, styles.button ?? '');
    };
    const copy = ({target}: Event): void => {
      const text = target instanceof HTMLElement ? target.dataset.copy : undefined;
      if (!text) return;
      navigator.clipboard.writeText(text).then(
        () => setMessage(`Copied ${text.length > 66 ? 'code' : text}`),
        () => setMessage('Copy failed: select the text instead'),
      );
    };
    // The event of a fold does not bubble.
    article.addEventListener('toggle', unfold, true);
    article.addEventListener('click', copy);
    return () => {
      article.removeEventListener('toggle', unfold, true);
      article.removeEventListener('click', copy);
    };
  }, []);

  useEffect(() => {
    const member = hash ? reveal(members.current, decodeURIComponent(hash.slice(1))) : undefined;
    if (!member?.heading.hidden) return;
    filter('');
    member.heading.scrollIntoView();
  }, [hash]);

  function toggleAll(): void {
    unfoldAll(members.current, !isOpen);
    setIsOpen(!isOpen);
  }

  return (
    <>
      <form ref={form} className={styles.tools} aria-label="Members" onSubmit={(event) => event.preventDefault()}>
        <label htmlFor={id}>Filter members</label>
        <input
          id={id}
          type="search"
          placeholder="Name, selector or role"
          autoComplete="off"
          spellCheck={false}
          disabled={!isBrowser}
          value={query}
          onChange={(event: ChangeEvent<HTMLInputElement>) => filter(event.target.value)}
        />
        <button type="button" className={styles.button} disabled={!isBrowser} onClick={toggleAll}>
          {isOpen ? 'Fold all' : 'Unfold all'}
        </button>
        <span role="status" className={styles.status}>
          {message}
        </span>
      </form>
      <Reads start={form} />
    </>
  );
}
