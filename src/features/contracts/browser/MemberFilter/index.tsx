import Link from '@docusaurus/Link';
import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {type ChangeEvent, type ReactNode, useCallback, useEffect, useId, useRef, useState} from 'react';
import {createVisibilityObserver} from '@site/src/lib/browser';
import {filterListed, filterMembers, type ListedMember, type MemberElements, readListed, readMembers, reveal, unfoldAll} from './members';
import {classNames, sectionIds} from '../../domContract';
import ReadForms, {addCopyButtons, addReadButtons, highlightSamples} from './readForms';
import styles from './styles.module.css';

/** Sections whose tables list members described elsewhere. */
const LISTS = `#${sectionIds.inheritedMembers}, #${sectionIds.otherAbiMembers}`;
/** Adds a table's buttons shortly before it scrolls into view. */
const whenNear = createVisibilityObserver('600px');
/** Maximum number of matches listed by name under the filter; the tables show all of them. */
const NAMED = 5;

/** Matches in the tables, linked to their descriptions. */
function Listed({found}: {readonly found: readonly ListedMember[]}): ReactNode {
  if (!found.length) return null;
  return (
    <>
      , and {found.length} listed below:{' '}
      {found.slice(0, NAMED).map(({name, href}, index) => (
        <span key={`${href} ${name}`}>
          {index > 0 && ', '}
          <Link to={href}>{name}</Link>
        </span>
      ))}
      {found.length > NAMED && (
        <>
          {' '}
          and <Link to={found[NAMED]?.list ?? ''}>{found.length - NAMED} more</Link>
        </>
      )}
    </>
  );
}

/**
 * Filter and buttons for the members below. The build renders the members as complete HTML; this component only
 * collapses, hides and decorates them.
 */
export default function MemberFilter(): ReactNode {
  const id = useId();
  const isBrowser = useIsBrowser();
  const {hash} = useLocation();
  const history = useHistory();
  const form = useRef<HTMLFormElement>(null);
  const members = useRef<readonly MemberElements[]>([]);
  const listed = useRef<readonly ListedMember[]>([]);
  /** Hash of the member that the reader has expanded since the URL last changed. */
  const opened = useRef('');
  const [query, setQuery] = useState('');
  const [found, setFound] = useState<readonly ListedMember[]>([]);
  const [message, setMessage] = useState('');
  const [isOpen, setIsOpen] = useState(false);

  /** Replaces the filter's matches with a message. */
  function tell(text: string): void {
    setFound([]);
    setMessage(text);
  }

  const filter = useCallback((words: string): void => {
    setQuery(words);
    const count = filterMembers(members.current, words);
    const rows = filterListed(listed.current, words);
    setFound(rows);
    const isNone = count + rows.length === 0;
    setMessage(words.trim() && (isNone ? `No member matches “${words.trim()}”.` : `${count} of ${members.current.length} members`));
  }, []);

  useEffect(() => {
    const article = form.current?.parentElement;
    if (!form.current || !article) return undefined;
    members.current = readMembers(form.current);
    listed.current = readListed(form.current, LISTS);
    const unfold = ({target}: Event): void => {
      if (!(target instanceof HTMLDetailsElement) || !target.open) return;
      addCopyButtons(target, styles.copy ?? '');
      addReadButtons(target, styles.button ?? '');
      highlightSamples(target).catch(() => undefined);
    };
    const click = ({target}: Event): void => {
      const member = members.current.find(({details}) => details?.firstElementChild === target);
      if (member) opened.current = `#${member.heading.id}`;
      const {copy, copySepolia} = target instanceof HTMLElement ? target.dataset : {};
      const text = (document.documentElement.dataset.network === 'sepolia' && copySepolia) || copy;
      if (!text) return;
      navigator.clipboard.writeText(text).then(
        () => tell(`Copied ${text.length > 66 ? 'code' : text}`),
        () => tell('Copy failed: select the text instead'),
      );
    };
    const tables = [...article.querySelectorAll<HTMLElement>(`:scope > .docs-scroll:has(.${classNames.copyable})`)];
    const stops = tables.map((table) => whenNear(table, () => addCopyButtons(table, styles.copy ?? '')));
    // The `toggle` event of `details` does not bubble.
    article.addEventListener('toggle', unfold, true);
    article.addEventListener('click', click);
    return () => {
      article.removeEventListener('toggle', unfold, true);
      article.removeEventListener('click', click);
      stops.forEach((stop) => stop());
    };
  }, []);

  const show = useCallback((target: string): void => {
    opened.current = '';
    const member = target ? reveal(members.current, decodeURIComponent(target.slice(1))) : undefined;
    if (!member?.heading.hidden) return;
    filter('');
    member.heading.scrollIntoView();
  }, [filter]);

  useEffect(() => show(hash), [show, hash]);
  useEffect(() => {
    const follow = (event: MouseEvent): void => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const {hash: addressed, pathname} = window.location;
      const own = opened.current || addressed;
      if (!link || !own || event.ctrlKey || event.metaKey || event.shiftKey) return;
      // Clicking a link to the current hash fires no navigation event.
      if (link.hash === addressed && link.pathname === pathname) show(addressed);
      // Links to another release keep the current member's hash.
      if (link.closest(`.${classNames.releaseSwitch}`)) {
        event.preventDefault();
        history.push(link.pathname + own);
      }
    };
    // Capture phase: runs before the link's own handler.
    document.addEventListener('click', follow, true);
    return () => document.removeEventListener('click', follow, true);
  }, [show, history]);

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
          {/* The key replaces the whole element, because in-browser translation moves text nodes. */}
          <span key={`${message} ${query}`}>
            {message}
            <Listed found={found} />
          </span>
        </span>
      </form>
      <ReadForms start={form} />
    </>
  );
}
