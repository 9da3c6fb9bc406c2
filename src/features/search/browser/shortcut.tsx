import useIsBrowser from '@docusaurus/useIsBrowser';
import {useEffect, useEffectEvent, type ReactNode} from 'react';
import styles from './bar.module.css';

const isMac = (): boolean => /mac|iphone|ipad/i.test(navigator.userAgent);

/** Ctrl+K, on Apple devices Cmd+K. */
export function useShortcut(run: () => void): void {
  const onShortcut = useEffectEvent(run);
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      const modifier = isMac() ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey;
      if (modifier && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'k') {
        event.preventDefault();
        onShortcut();
      }
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

/** The shortcut's keys. Only in the browser, which knows what they are called. */
export function ShortcutHint(): ReactNode {
  const isBrowser = useIsBrowser();
  return (
    <span className={styles.searchHintContainer} aria-hidden="true">
      {isBrowser && (
        <>
          <kbd className={styles.searchHint}>{isMac() ? '⌘' : 'Ctrl'}</kbd>
          <kbd className={styles.searchHint}>K</kbd>
        </>
      )}
    </span>
  );
}
