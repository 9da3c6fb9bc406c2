import {type ReactNode} from 'react';
import type {OfflineManifest, Progress, Reason} from '@site/src/features/offline/types';
import styles from './styles.module.css';

interface Props {
  readonly progress: Progress;
  readonly manifest: OfflineManifest | undefined;
}

const causes: Readonly<Record<Reason, string>> = {
  space: 'The browser has no space left for this site. Free some on your disk, then try again.',
  network: 'The connection failed, or the server did not send what was asked for. Check your connection, then try again.',
};

/** Pages are named; a reader knows nothing of the files that they need. */
const shownPages = 10;

/** Which pages could not be saved, and for each cause what helps. */
export default function Failures({progress: {failed, total}, manifest}: Props): ReactNode {
  const pages = failed.flatMap(({url}) => manifest?.pages[url]?.title ?? []);
  const others = failed.length - pages.length;
  const more = pages.length - shownPages;
  return (
    <div role="alert" className={styles.failures}>
      <p>
        {failed.length} of {total} files could not be saved. What was saved stays.
      </p>
      {(Object.keys(causes) as Reason[])
        .filter((reason) => failed.some((failure) => failure.reason === reason))
        .map((reason) => (
          <p key={reason}>{causes[reason]}</p>
        ))}
      <ul>
        {pages.slice(0, shownPages).map((title) => (
          <li key={title}>{title}</li>
        ))}
        {more > 0 && <li>{more} more pages</li>}
        {others > 0 && <li>{others} files that pages need, such as styles, drawings and the search</li>}
      </ul>
    </div>
  );
}
