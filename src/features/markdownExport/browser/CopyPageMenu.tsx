import Link from '@docusaurus/Link';
import {CopyIcon} from '@site/src/components/CopyButton';
import {useDisclosure} from '@site/src/lib/useDisclosure';
import {useEffect, useRef, useState, type ReactNode} from 'react';
import styles from './styles.module.css';

/** Assistants that accept a question in the URL. */
const assistants = {
  ChatGPT: 'https://chatgpt.com/?q=',
  Claude: 'https://claude.ai/new?q=',
};

type Outcome =
  | 'Copied'
  | 'The Markdown could not be loaded. Check your connection, then press the button again.'
  | 'The browser did not allow copying. Open the Markdown and copy it there.';

async function load(markdownPath: string): Promise<string> {
  const response = await fetch(markdownPath);
  const text = response.ok ? await response.text() : '';
  // Some hosts return an HTML page for every URL.
  if (!text.startsWith('# '))
    throw new Error(`${markdownPath} is not Markdown`);
  return text;
}

async function copyMarkdown(markdownPath: string): Promise<Outcome> {
  const text = load(markdownPath);
  try {
    // Safari allows copying only during a user gesture, unless it receives a promise.
    await (typeof ClipboardItem === 'undefined'
      ? navigator.clipboard.writeText(await text)
      : navigator.clipboard.write([
          new ClipboardItem({
            'text/plain': text.then(
              (value) => new Blob([value], {type: 'text/plain'}),
            ),
          }),
        ]));
    return 'Copied';
  } catch {
    return text.then(
      () =>
        'The browser did not allow copying. Open the Markdown and copy it there.',
      () =>
        'The Markdown could not be loaded. Check your connection, then press the button again.',
    );
  }
}

interface Props {
  /** Path of the page's Markdown. */
  readonly markdownPath: string;
  /** URL of the site, without a trailing slash. */
  readonly site: string;
}

/** A button that copies the page as Markdown, with a menu of other ways to open it. Loads nothing until clicked. */
export default function CopyPageMenu({markdownPath, site}: Props): ReactNode {
  const [outcome, setOutcome] = useState<Outcome>();
  const menu = useRef<HTMLDetailsElement>(null);
  useDisclosure(menu);

  useEffect(() => {
    const timer =
      outcome === 'Copied'
        ? setTimeout(() => setOutcome(undefined), 2500)
        : undefined;
    return () => clearTimeout(timer);
  }, [outcome]);

  return (
    <div className={styles.copyPage} data-markdown="skip">
      <button
        type="button"
        className={styles.copy}
        onClick={() => void copyMarkdown(markdownPath).then(setOutcome)}>
        <CopyIcon isCopied={outcome === 'Copied'} />
        <span>{outcome === 'Copied' ? 'Copied' : 'Copy page'}</span>
      </button>
      {/* Positioned by its container instead of the top layer, whose anchors not all browsers support. */}
      <details ref={menu} className={styles.menu}>
        <summary
          className={styles.toggle}
          aria-label="More ways to read this page">
          <svg
            viewBox="0 0 16 16"
            width="16"
            height="16"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.8"
            aria-hidden="true">
            <path d="m4 6 4 4 4-4" />
          </svg>
        </summary>
        <ul className={styles.list}>
          <li>
            <Link to={`pathname://${markdownPath}`}>View as Markdown</Link>
          </li>
          {Object.entries(assistants).map(([name, url]) => (
            <li key={name}>
              <Link
                href={
                  url +
                  encodeURIComponent(
                    `Read ${site + markdownPath} so that I can ask questions about it.`,
                  )
                }>
                Open in {name}
              </Link>
            </li>
          ))}
        </ul>
      </details>
      <span
        role="status"
        className={outcome === 'Copied' ? 'unseen' : styles.status}>
        {outcome === 'Copied' ? 'Page copied as Markdown' : outcome}
      </span>
    </div>
  );
}
