import Link from '@docusaurus/Link';
import {useEffect, useState, type ReactNode} from 'react';
import {loadManifest, register} from '@site/src/features/offline/browser/client';
import Failures from '@site/src/features/offline/browser/Failures';
import {forgetAll, isSiteSaved, savedPages, saveSite} from '@site/src/features/offline/browser/store';
import type {OfflineManifest, Progress} from '@site/src/features/offline/types';
import styles from './styles.module.css';

type State = 'asking' | 'unsupported' | 'ready' | 'saving' | 'saved' | 'failed';

const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;

/** What is saved in this browser, with buttons that save the whole site and remove all of it. */
export default function OfflineControl(): ReactNode {
  const [state, setState] = useState<State>('asking');
  const [manifest, setManifest] = useState<OfflineManifest>();
  const [pages, setPages] = useState<readonly string[]>([]);
  const [progress, setProgress] = useState<Progress>();

  async function look(): Promise<void> {
    setPages(await savedPages());
    setState((await isSiteSaved()) ? 'saved' : 'ready');
  }

  useEffect(() => {
    async function start(): Promise<void> {
      await register();
      await look();
      setManifest(await loadManifest());
    }
    if (process.env.NODE_ENV === 'production' && 'serviceWorker' in navigator) {
      void start().catch(() => setState((before) => (before === 'asking' ? 'unsupported' : before)));
    } else {
      // eslint-disable-next-line react-hooks/set-state-in-effect -- known in the browser only
      setState('unsupported');
    }
  }, []);

  async function save(): Promise<void> {
    setState('saving');
    setProgress(undefined);
    try {
      const result = await saveSite(manifest ?? (await loadManifest()), setProgress);
      setProgress(result);
      setPages(await savedPages());
      setState(result.failed.length === 0 ? 'saved' : 'failed');
    } catch {
      setState('failed');
    }
  }

  async function forget(): Promise<void> {
    await forgetAll();
    await look();
  }

  const isSaving = state === 'saving';
  return (
    <>
      <noscript>Saving pages needs JavaScript.</noscript>
      {state === 'unsupported' && <p>This browser does not let the site save pages, for example in a private window.</p>}
      {state !== 'unsupported' && state !== 'saved' && (
        <button type="button" className="button button--secondary" disabled={state === 'asking' || isSaving} onClick={() => void save()}>
          {state === 'failed' ? 'Try again' : 'Save the whole site'}
          {manifest && !isSaving && ` (about ${megabytes(manifest.bytes)})`}
        </button>
      )}
      {isSaving && <progress className={styles.progress} aria-label="Saved files" max={progress?.total ?? 1} value={progress?.done ?? 0} />}
      <p role="status" className={styles.status}>
        {isSaving && 'Saving the site. Keep this page open.'}
        {state === 'saved' && 'The whole site is saved in this browser.'}
        {state === 'failed' && !progress && 'The list of pages did not load. Check your connection, then try again. What was saved stays.'}
      </p>
      {state === 'failed' && progress && <Failures progress={progress} manifest={manifest} />}
      {pages.length > 0 && (
        <>
          <button type="button" className="button button--secondary" disabled={isSaving} onClick={() => void forget()}>
            Remove what is saved
          </button>
          <h2>Saved pages</h2>
          <ul className={styles.pages}>
            {pages.map((path) => (
              <li key={path}>
                <Link to={path}>{manifest?.pages[path]?.title ?? path}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
