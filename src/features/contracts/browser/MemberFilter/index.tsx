import Link from '@docusaurus/Link';
import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {
  type ChangeEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import {createVisibilityObserver} from '@site/src/lib/browser';
import {
  filterListedMembers,
  filterMembers,
  type ListedMember,
  type MemberElements,
  readListedMembers,
  readMembers,
  reveal,
  setExpanded,
} from './members';
import {classNames, sectionIds} from '../../domContract';
import ReadForms, {addCopyButtons, addReadButtons} from './readForms';
import styles from './styles.module.css';

/** Sections whose tables list members that are described elsewhere. */
const TABLE_SECTIONS = `#${sectionIds.inheritedMembers}, #${sectionIds.otherAbiMembers}`;
/** Runs a callback shortly before an element scrolls into view. */
const onNearViewport = createVisibilityObserver('600px');
/** Maximum number of table rows linked next to the filter; the tables show all matches. */
const MAX_LINKS = 5;

/** Table matches, linked to their descriptions. */
function TableMatches({
  matches,
}: {
  readonly matches: readonly ListedMember[];
}): ReactNode {
  if (!matches.length) return null;
  return (
    <>
      , and {matches.length} listed below:{' '}
      {matches.slice(0, MAX_LINKS).map(({name, href}, index) => (
        <span key={`${href} ${name}`}>
          {index > 0 && ', '}
          <Link to={href}>{name}</Link>
        </span>
      ))}
      {matches.length > MAX_LINKS && (
        <>
          {' '}
          and{' '}
          <Link to={matches[MAX_LINKS]?.sectionHref ?? ''}>
            {matches.length - MAX_LINKS} more
          </Link>
        </>
      )}
    </>
  );
}

/**
 * The filter and buttons above the members. The build renders the members as complete HTML; this component only expands, hides and
 * decorates them.
 */
export default function MemberFilter(): ReactNode {
  const id = useId();
  const isBrowser = useIsBrowser();
  const {hash} = useLocation();
  const history = useHistory();
  const form = useRef<HTMLFormElement>(null);
  const members = useRef<readonly MemberElements[]>([]);
  const listedMembers = useRef<readonly ListedMember[]>([]);
  /** Hash of the member that the reader last expanded or collapsed since the URL changed. */
  const openedHash = useRef('');
  const [query, setQuery] = useState('');
  const [tableMatches, setTableMatches] = useState<readonly ListedMember[]>([]);
  const [message, setMessage] = useState('');
  const [isOpen, setIsOpen] = useState(false);

  /** Replaces the filter's matches with a message. */
  function showMessage(text: string): void {
    setTableMatches([]);
    setMessage(text);
  }

  const filter = useCallback((text: string): void => {
    setQuery(text);
    const count = filterMembers(members.current, text);
    const rows = filterListedMembers(listedMembers.current, text);
    setTableMatches(rows);
    const hasNoMatches = count + rows.length === 0;
    setMessage(
      text.trim() &&
        (hasNoMatches
          ? `No member matches “${text.trim()}”.`
          : `${count} of ${members.current.length} members`),
    );
  }, []);

  useEffect(() => {
    const article = form.current?.parentElement;
    if (!form.current || !article) return undefined;
    members.current = readMembers(form.current);
    listedMembers.current = readListedMembers(form.current, TABLE_SECTIONS);
    const handleToggle = ({target}: Event): void => {
      if (!(target instanceof HTMLDetailsElement) || !target.open) return;
      addCopyButtons(target, styles.copy ?? '');
      addReadButtons(target, styles.button ?? '');
    };
    const handleClick = ({target}: Event): void => {
      const member = members.current.find(
        ({details}) => details?.firstElementChild === target,
      );
      if (member) openedHash.current = `#${member.heading.id}`;
      if (!(target instanceof HTMLElement) || !target.dataset.copy) return;
      const {copy} = target.dataset;
      navigator.clipboard.writeText(copy).then(
        () => {
          target.dataset.copied = '';
          setTimeout(() => delete target.dataset.copied, 2000);
          showMessage(`Copied ${copy}`);
        },
        () => showMessage('Copy failed: select the text instead'),
      );
    };
    const tables = [
      ...article.querySelectorAll<HTMLElement>(
        `:scope > .docs-scroll:has(.${classNames.copyable})`,
      ),
    ];
    const disconnects = tables.map((table) =>
      onNearViewport(table, () => addCopyButtons(table, styles.copy ?? '')),
    );
    const memberTable = form.current.nextElementSibling;
    // Find-in-page, links and the Tab key scroll to rows that a shortened table does not show.
    const showAllRows = (): void => {
      const {scrollTop = 0, nextElementSibling: allMembers} = memberTable ?? {};
      if (!scrollTop || !(allMembers instanceof HTMLDetailsElement)) return;
      allMembers.open = true;
      window.scrollBy({top: scrollTop, behavior: 'instant'});
    };
    memberTable?.addEventListener('scroll', showAllRows);
    // The `toggle` event of `details` does not bubble.
    article.addEventListener('toggle', handleToggle, true);
    article.addEventListener('click', handleClick);
    return () => {
      article.removeEventListener('toggle', handleToggle, true);
      article.removeEventListener('click', handleClick);
      memberTable?.removeEventListener('scroll', showAllRows);
      disconnects.forEach((disconnect) => disconnect());
    };
  }, []);

  const showTarget = useCallback(
    (target: string): void => {
      openedHash.current = '';
      const member = target
        ? reveal(members.current, decodeURIComponent(target.slice(1)))
        : undefined;
      if (!member?.heading.hidden) return;
      filter('');
      member.heading.scrollIntoView();
    },
    [filter],
  );

  useEffect(() => showTarget(hash), [showTarget, hash]);
  useEffect(() => {
    const handleLinkClick = (event: MouseEvent): void => {
      const link =
        event.target instanceof Element ? event.target.closest('a') : null;
      const {hash: currentHash, pathname} = window.location;
      const memberHash = openedHash.current || currentHash;
      if (
        !link ||
        !memberHash ||
        event.ctrlKey ||
        event.metaKey ||
        event.shiftKey
      )
        return;
      // Clicking a link to the current hash fires no navigation event.
      if (link.hash === currentHash && link.pathname === pathname)
        showTarget(currentHash);
      // Links to other releases keep the current member's hash.
      if (link.closest(`.${classNames.releaseSwitch}`)) {
        event.preventDefault();
        history.push(link.pathname + memberHash);
      }
    };
    // Uses the capture phase to run before the link's own handler.
    document.addEventListener('click', handleLinkClick, true);
    return () => document.removeEventListener('click', handleLinkClick, true);
  }, [showTarget, history]);

  function toggleAll(): void {
    setExpanded(members.current, !isOpen);
    setIsOpen(!isOpen);
  }

  return (
    <>
      <form
        ref={form}
        className={styles.tools}
        aria-label="Members"
        onSubmit={(event) => event.preventDefault()}>
        <label htmlFor={id}>Filter members</label>
        <input
          id={id}
          type="search"
          placeholder="Name, selector or role"
          autoComplete="off"
          spellCheck={false}
          disabled={!isBrowser}
          value={query}
          onChange={(event: ChangeEvent<HTMLInputElement>) =>
            filter(event.target.value)
          }
        />
        <button
          type="button"
          className={styles.button}
          disabled={!isBrowser}
          onClick={toggleAll}>
          {isOpen ? 'Collapse all' : 'Expand all'}
        </button>
        <span role="status" className={styles.status}>
          {/* The key makes React replace the entire element, because in-browser translation moves text nodes. */}
          <span key={`${message} ${query}`}>
            {message}
            <TableMatches matches={tableMatches} />
          </span>
        </span>
      </form>
      <ReadForms start={form} />
    </>
  );
}
