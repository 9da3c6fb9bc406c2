// Replaces the original: code is highlighted at build time, and the browser keeps that HTML and loads Prism (about 40 KB gzipped) only for code rendered
// after the first page.
import {useCodeBlockContext} from '@site/src/engine/internal';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {CodeValues} from '@site/src/features/network/codeValues';
import {useHighlightedCode} from '@site/src/features/codeHighlight/browser/useHighlightedCode';
import styles from './styles.module.css';

/** Accessible name of the focusable block: its title, or the language of its code. */
function getLabel({
  title,
  language,
}: ReturnType<typeof useCodeBlockContext>['metadata']): string {
  if (typeof title === 'string' && title) return title;
  return language === 'text' ? 'Text' : `Code, ${language}`;
}

export default function CodeBlockContent({
  className,
}: {
  readonly className?: string;
}): ReactNode {
  const {
    metadata,
    wordWrap: {codeBlockRef},
  } = useCodeBlockContext();
  const {code, language, lineClassNames, lineNumbersStart, networks} =
    metadata as typeof metadata & {readonly networks: CodeValues};
  const hasLineNumbers = lineNumbersStart !== undefined;
  const {ref, html} = useHighlightedCode({
    code,
    language,
    lineClassNames,
    hasLineNumbers,
    networks,
  });
  return (
    <pre
      ref={codeBlockRef}
      tabIndex={0}
      role="group"
      aria-label={getLabel(metadata)}
      className={clsx(
        className,
        `prism-code language-${language}`,
        styles.block,
        'thin-scrollbar',
      )}>
      <code
        ref={ref}
        className={clsx(styles.lines, hasLineNumbers && styles.numbered)}
        style={
          hasLineNumbers
            ? {counterReset: `line-count ${lineNumbersStart - 1}`}
            : undefined
        }
        suppressHydrationWarning
        dangerouslySetInnerHTML={{__html: html}}
      />
    </pre>
  );
}
