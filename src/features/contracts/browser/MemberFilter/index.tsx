import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {
  type ReactNode,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import {classNames} from '../../domContract';
import {addCopyButtons} from './copyButtons';
import {
  filterMembers,
  isDescribed,
  type Match,
  readMembers,
  toMatch,
} from './filter';
import OtherContracts from './OtherContracts';
import styles from './styles.module.css';

/** Maximum number of members linked next to the filter; the lists show all matches. */
const MAX_LINKS = 5;

/** Matches that the page only names, linked to their descriptions. */
function NamedMatches({
  matches,
}: {
  readonly matches: readonly Match[];
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
        <> and {matches.length - MAX_LINKS} more</>
      )}
    </>
  );
}

/**
 * The filter above the members. The build renders the members as complete HTML; this component only hides them, and adds buttons that copy
 * selectors and topics.
 */
export default function MemberFilter(): ReactNode {
  const id = useId();
  const isBrowser = useIsBrowser();
  const {hash} = useLocation();
  const form = useRef<HTMLFormElement>(null);
  const members = useRef<ReturnType<typeof readMembers>>([]);
  const [query, setQuery] = useState('');
  const [namedMatches, setNamedMatches] = useState<readonly Match[]>([]);
  const [message, setMessage] = useState('');
  const [isMissing, setMissing] = useState(false);

  const filter = useCallback((text: string): void => {
    setQuery(text);
    const matches = filterMembers(members.current, text);
    const isActive = text.trim() !== '';
    const described = matches.filter(isDescribed);
    const total = members.current.filter(isDescribed).length;
    const named = matches.filter((member) => !isDescribed(member));
    const index = form.current?.parentElement?.querySelector<HTMLElement>(
      `.${classNames.index}`,
    );
    if (index) index.hidden = isActive;
    setNamedMatches(isActive ? named.map(toMatch) : []);
    const found = `${described.length} of ${total} members`;
    const summary = matches.length
      ? found
      : `No member matches “${text.trim()}”.`;
    setMessage(isActive ? summary : '');
    setMissing(matches.length === 0);
  }, []);

  useEffect(() => {
    const article = form.current?.parentElement;
    if (!article) return undefined;
    members.current = readMembers(article);
    const showMessage = (text: string): void => {
      setNamedMatches([]);
      setMessage(text);
    };
    const copy = ({target}: Event): void => {
      if (!(target instanceof HTMLElement) || !target.dataset.copy) return;
      const text = target.dataset.copy;
      navigator.clipboard.writeText(text).then(
        () => {
          target.dataset.copied = '';
          setTimeout(() => delete target.dataset.copied, 2000);
          showMessage(`Copied ${text}`);
        },
        () => showMessage('Copy failed: select the text instead'),
      );
    };
    const removeButtons = addCopyButtons(article, styles.copy ?? '');
    article.addEventListener('click', copy);
    return () => {
      article.removeEventListener('click', copy);
      removeButtons();
    };
  }, []);

  /** Shows the target of a link, even if the filter hides it. */
  const showTarget = useCallback(
    (targetHash: string): void => {
      const target = document.getElementById(
        decodeURIComponent(targetHash.slice(1)),
      );
      if (!target?.closest('[hidden]')) return;
      filter('');
      // The form gets lower when React has rendered it without matches.
      requestAnimationFrame(() => target.scrollIntoView());
    },
    [filter],
  );

  useEffect(() => {
    const frame = requestAnimationFrame(() => showTarget(hash));
    return () => cancelAnimationFrame(frame);
  }, [showTarget, hash]);
  useEffect(() => {
    // A click on a link to the current hash fires no navigation event.
    const handleClick = ({target}: MouseEvent): void => {
      const link = target instanceof Element ? target.closest('a') : null;
      const {hash: currentHash, pathname} = window.location;
      if (link?.hash === currentHash && link.pathname === pathname)
        showTarget(currentHash);
    };
    document.addEventListener('click', handleClick, true);
    return () => document.removeEventListener('click', handleClick, true);
  }, [showTarget]);

  return (
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
        onChange={({target}) => filter(target.value)}
      />
      <span role="status" className={styles.status}>
        {/* The key makes React replace the entire element, because in-browser translation moves text nodes. */}
        <span key={`${message} ${query}`}>
          {message}
          <NamedMatches matches={namedMatches} />
          {isMissing && <OtherContracts query={query} />}
        </span>
      </span>
    </form>
  );
}
