import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ReactNode, SubmitEvent} from 'react';
import SearchIcon from '../SearchIcon';
import styles from './styles.module.css';

/** A plain form that leads to the search page; also works before and without JavaScript. */
export default function SearchForm(): ReactNode {
  const history = useHistory();
  const action = useBaseUrl('/search');

  function search(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const query = new FormData(event.currentTarget).get('q') as string;
    history.push(`${action}?q=${encodeURIComponent(query)}`);
  }

  return (
    <form action={action} role="search" aria-label="Documentation" className={styles.form} onSubmit={search}>
      <SearchIcon />
      <input type="search" name="q" aria-label="Search the documentation" placeholder="Search the docs" autoComplete="off" className={styles.input} />
      <button type="submit" className={styles.submit}>
        Search
      </button>
    </form>
  );
}
