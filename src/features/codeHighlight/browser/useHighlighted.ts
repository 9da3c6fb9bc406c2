import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {highlightNow} from '@docs/highlightNow';
import {useEffect, useRef, useState, type RefObject} from 'react';
import {plain} from './lines';
import type {Code} from './types';

interface Highlighted {
  readonly ref: RefObject<HTMLElement | null>;
  /** Inner HTML of the element; empty while hydrating, when React keeps what the server wrote. */
  readonly html: string;
}

/** What the server highlighted, kept for pages that a reader comes back to. */
const fromServer = new Map<string, string>();

const keyOf = ({language, code}: Code): string => `${language}\n${code}`;

/**
 * HTML of a code block. On the server it is highlighted at once. While hydrating, the server's HTML
 * stays. Code that appears later is shown plain, then in colour when Prism has loaded; if Prism cannot
 * be loaded, or knows no such language, plain it stays.
 */
export function useHighlighted(code: Code): Highlighted {
  const isBrowser = useIsBrowser();
  const hydrating = ExecutionEnvironment.canUseDOM && !isBrowser;
  const ref = useRef<HTMLElement>(null);
  const [html, setHtml] = useState(() => (hydrating ? '' : (fromServer.get(keyOf(code)) ?? highlightNow(code))));
  const shown = useRef<string>(undefined);

  useEffect(() => {
    const repeated = shown.current === code.code;
    const hydrated = shown.current === undefined && html === '' && ref.current?.hasChildNodes();
    shown.current = code.code;
    if (hydrated) {
      fromServer.set(keyOf(code), ref.current?.innerHTML ?? '');
    }
    if (hydrated || repeated) {
      return;
    }
    const known = fromServer.get(keyOf(code));
    // Another block of the page may have become equal to one from the server.
    void (known === undefined ? import('./highlight').then(({highlight}) => highlight(code)) : Promise.resolve(known))
      .catch(() => plain(code))
      .then((found) => {
        // Slower than what came after it, it would put old code back.
        if (shown.current === code.code) {
          setHtml(found);
        }
      });
  }, [code, html]);

  return {ref, html};
}
