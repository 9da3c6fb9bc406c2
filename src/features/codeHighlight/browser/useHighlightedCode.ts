import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {renderCode} from '@docs/renderCode';
import {useEffect, useRef, useState, type RefObject} from 'react';
import {renderCode as renderPlainCode, type Code} from './plainCode';

interface HighlightedCode {
  readonly ref: RefObject<HTMLElement | null>;
  /** Inner HTML of the element. Empty during hydration, so that React keeps the built HTML. */
  readonly html: string;
}

/** HTML that was highlighted at build time, for reuse when readers return to a page. */
const builtHtml = new Map<string, string>();

const getKey = ({language, code}: Code): string => `${language}\n${code}`;

/**
 * Returns the HTML of a code block. Hydration keeps the built HTML. Code rendered later is plain until Prism has loaded, and stays plain
 * if Prism cannot be loaded or does not support the language.
 */
export function useHighlightedCode(code: Code): HighlightedCode {
  const isBrowser = useIsBrowser();
  const isHydrating = ExecutionEnvironment.canUseDOM && !isBrowser;
  const ref = useRef<HTMLElement>(null);
  const [html, setHtml] = useState(() =>
    isHydrating ? '' : (builtHtml.get(getKey(code)) ?? renderCode(code)),
  );
  const renderedCode = useRef<string>(undefined);

  useEffect(() => {
    const isUnchanged = renderedCode.current === code.code;
    const isHydrated =
      renderedCode.current === undefined &&
      html === '' &&
      ref.current?.hasChildNodes();
    renderedCode.current = code.code;
    if (isHydrated) {
      builtHtml.set(getKey(code), ref.current?.innerHTML ?? '');
    }
    if (isHydrated || isUnchanged) return;
    const savedHtml = builtHtml.get(getKey(code));
    void (
      savedHtml === undefined
        ? import('./renderCode').then(({renderCode: highlight}) =>
            highlight(code),
          )
        : Promise.resolve(savedHtml)
    )
      .catch(() => renderPlainCode(code))
      .then((result) => {
        // The code may have changed while Prism was loading.
        if (renderedCode.current === code.code) {
          setHtml(result);
        }
      });
  }, [code, html]);

  return {ref, html};
}
