import clsx from 'clsx';
import {useState, type ReactNode, type ToggleEvent} from 'react';
import {classNames} from '../domContract';

interface Props {
  readonly summary: string;
  readonly kind: keyof Pick<
    typeof classNames,
    'member' | 'calls' | 'allMembers'
  >;
  readonly children: ReactNode;
}

/** Renders the samples as the theme's code blocks, connected to the network switch. At build time, these would add thousands of elements. */
async function renderSamples(details: HTMLElement): Promise<ReactNode> {
  const [{default: CodeBlock}, {formatCodeValues}, {findCodeValues}] =
    await Promise.all([
      import('@theme/CodeBlock'),
      import('@site/src/features/network/codeValues'),
      import('@site/src/features/network/findCodeValues'),
    ]);
  return [...details.querySelectorAll('pre')].map(
    ({className, textContent, ariaLabel}) => {
      const values = findCodeValues(textContent);
      // Unless an address exists on both networks, the code is for Mainnet only.
      const hasAddress = values.some(([mainnet]) => mainnet.startsWith('0x'));
      return (
        <CodeBlock
          key={ariaLabel}
          title={ariaLabel ?? ''}
          language={/language-(\w+)/.exec(className)?.[1] ?? 'text'}
          metastring={formatCodeValues(hasAddress ? values : [])}>
          {textContent}
        </CodeBlock>
      );
    },
  );
}

/**
 * Content that stays collapsed until the reader, find-in-page or the URL hash opens it. Replaces the theme's `Details`, whose colours and
 * animation script are too heavy for a page with more than a hundred of them.
 */
export default function Collapsible({
  summary,
  kind,
  children,
}: Props): ReactNode {
  const [samples, setSamples] = useState<ReactNode>();

  function showSamples({currentTarget}: ToggleEvent<HTMLElement>): void {
    if (kind === 'calls' && !samples)
      void renderSamples(currentTarget).then(setSamples, () => undefined);
  }

  return (
    <details
      className={clsx(classNames[kind], 'docs-fields')}
      onToggle={showSamples}>
      <summary data-markdown="skip">{summary}</summary>
      {samples ?? children}
    </details>
  );
}
