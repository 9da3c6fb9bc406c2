import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import type {ComponentProps, ReactNode, SubmitEvent} from 'react';
import styles from './styles.module.css';

/** The search icon in the colour of the surrounding text, or a spinner while loading. */
export function SearchIcon({
  isLoading = false,
}: {
  readonly isLoading?: boolean;
}): ReactNode {
  return (
    <svg
      viewBox="0 0 20 20"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      aria-hidden="true"
      className={clsx(isLoading && styles.searchBarLoadingRing)}>
      <path
        d={
          isLoading
            ? 'M17 10a7 7 0 1 1-7-7'
            : 'm13 13 4.500 4.500M14 8.500a5.500 5.500 0 1 1-11 0 5.500 5.500 0 0 1 11 0Z'
        }
      />
    </svg>
  );
}

/** A plain form that opens the search page; works without JavaScript and before hydration. */
export default function SearchForm(field: ComponentProps<'input'>): ReactNode {
  const history = useHistory();
  const action = useBaseUrl('/search');

  function search(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (history.location.pathname === action) {
      // The results are already shown, so this only closes the on-screen keyboard.
      event.currentTarget.querySelector('input')?.blur();
    } else {
      history.push(
        `${action}?${new URLSearchParams({q: new FormData(event.currentTarget).get('q') as string})}`,
      );
    }
  }

  return (
    <form
      action={action}
      role="search"
      aria-label="Documentation"
      className={styles.form}
      onSubmit={search}>
      <SearchIcon />
      <input
        type="search"
        name="q"
        aria-label="Search the documentation"
        placeholder="Search the docs"
        autoComplete="off"
        enterKeyHint="search"
        {...field}
      />
      <button type="submit" className="button">
        Search
      </button>
    </form>
  );
}
