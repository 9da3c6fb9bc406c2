import {type ReactNode, type ToggleEvent, useState} from 'react';
import {LoadFailure} from '@site/src/features/loadErrors/LoadFailure';
import {loadDefault} from '@site/src/lib/browser';
import {classNames} from '../domContract';
import type {Layer} from '../samples/sampleValues';
import type ReadContract from './ReadContract';

interface ReadProps {
  readonly name: string;
  /** The function in human-readable ABI format. */
  readonly declaration: string;
  /** The first arguments, as JSON. */
  readonly initialValues: string;
  /** Empty if the reader has to enter it. */
  readonly address: string;
  readonly network: Layer;
}

/** The form that calls a view function. Its code loads when the reader asks for it. */
function ReadForm({
  name,
  declaration,
  initialValues,
  address,
  network,
}: ReadProps): ReactNode {
  const [Form, setForm] = useState<typeof ReadContract>();
  const [hasFailed, setHasFailed] = useState(false);

  async function load(): Promise<void> {
    const component = await loadDefault(import('./ReadContract'));
    setForm(() => component);
    setHasFailed(!component);
  }

  if (hasFailed)
    return <LoadFailure subject="The form" onRetry={() => void load()} />;
  if (!Form)
    return (
      <button type="button" onClick={() => void load()}>
        Try it: call {name}
      </button>
    );
  return (
    <Form
      declaration={declaration}
      address={address}
      network={network}
      initialValues={JSON.parse(initialValues) as string[]}
    />
  );
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

interface Props extends Partial<ReadProps> {
  readonly summary: string;
  readonly children?: ReactNode;
}

/** The form and the samples of a call, closed until the reader or find-in-page opens them. */
export default function Calls({summary, children, ...read}: Props): ReactNode {
  const [isOpened, setIsOpened] = useState(false);
  const [samples, setSamples] = useState<ReactNode>();

  function showSamples({currentTarget}: ToggleEvent<HTMLElement>): void {
    setIsOpened(true);
    if (!samples)
      void renderSamples(currentTarget).then(setSamples, () => undefined);
  }

  return (
    <details className={classNames.calls} onToggle={showSamples}>
      <summary data-markdown="skip">{summary}</summary>
      {isOpened && read.declaration !== undefined && (
        <ReadForm {...(read as ReadProps)} />
      )}
      {samples ?? children}
    </details>
  );
}
