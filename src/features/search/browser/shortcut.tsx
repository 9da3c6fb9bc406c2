import useIsBrowser from '@docusaurus/useIsBrowser';
import {useEffect, useEffectEvent, type ReactNode} from 'react';
import styles from './bar.module.css';

const isMac = (): boolean => /mac|iphone|ipad/i.test(navigator.userAgent);

/** Ctrl+K, on Apple devices Cmd+K. */
export function useShortcut(run: () => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const modifier = isMac() ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey;
    if (modifier && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'k') {
      event.preventDefault();
      run();
    }
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => onKeyDown(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

/** The shortcut's keys. Only in the browser, which knows what they are called. */
export function ShortcutHint(): ReactNode {
  const keys = useIsBrowser() ? [isMac() ? '⌘' : 'Ctrl', 'K'] : [];
  return (
    <span className={styles.searchHintContainer} aria-hidden="true">
      {keys.map((key) => (
        <kbd key={key} className={styles.searchHint}>
          {key}
        </kbd>
      ))}
    </span>
  );
}
