import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {LoadFailure} from '@site/src/features/loadErrors/LoadFailure';
import {scrollIntoView} from '@site/src/lib/scrollIntoView';
import {readDecoderData} from '@site/src/lib/decoderLink';
import {
  useEffect,
  useId,
  useRef,
  useState,
  type InputEvent,
  type KeyboardEvent,
  type ReactNode,
  type SubmitEvent,
} from 'react';
import type {Hash} from 'viem';
import type {CustomMember} from '../signatures';
import CustomAbiForm from './CustomAbiForm';
import styles from './styles.module.css';

type Tool = typeof import('./lazy');

interface Run {
  readonly number: number;
  readonly input: string;
  /** Whether the reader submitted or pasted the input, rather than opening a deep link. */
  readonly isSubmitted?: boolean;
  /** Undefined if the code failed to load. */
  readonly tool?: Tool | undefined;
  /** Set if the input contains a transaction hash. */
  readonly lookup?:
    | {
        readonly hash: Hash;
        readonly Lookup: typeof import('../lookup/Lookup').default;
      }
    | undefined;
}

const examples = [
  {
    label: 'custom error',
    data: '0xc0a71b580000000000000000000000000000000000000000000000000000000000000003',
  },
  {label: 'panic', data: 'execution reverted: panic code 0x11'},
  {
    label: 'function call',
    data: `0x9f3ce55a${'d8da6bf26964af9d7eed9e03e53415d37aa96045'.padStart(64, '0')}${'0'.repeat(64)}${'60'.padStart(64, '0')}${'0'.repeat(64)}`,
  },
  {
    label: 'transaction hash',
    data: '0xfcff12cba7002ec38f391f245232dbe362a79eaae7816e35f36356e302e8877f',
  },
] as const;

// With React.lazy, the page would crash offline; here, the reader sees a message and can retry.
async function loadCode(input: string): Promise<Pick<Run, 'tool' | 'lookup'>> {
  const tool = await import('./lazy');
  const hash = tool.findTransactionHash(input);
  return {
    tool,
    lookup: hash && {hash, Lookup: (await import('../lookup/Lookup')).default},
  };
}

/** Decodes input in the browser, as soon as it is pasted. The contract data loads with the first input to decode. */
export default function Decoder(): ReactNode {
  const id = useId();
  const isBrowser = useIsBrowser();
  const {search, hash} = useLocation();
  const field = useRef<HTMLTextAreaElement>(null);
  const customAbi = useRef<HTMLDetailsElement>(null);
  const output = useRef<HTMLDivElement>(null);
  const runCount = useRef(0);
  const [run, setRun] = useState<Run>();
  const [customMembers, setCustomMembers] = useState<readonly CustomMember[]>(
    [],
  );

  async function decode(input: string, isSubmitted = false): Promise<void> {
    runCount.current += 1;
    const runNumber = runCount.current;
    const code = await loadCode(input).catch(() => undefined);
    if (runNumber === runCount.current)
      setRun({number: runNumber, input, isSubmitted, ...code});
  }

  function openCustomAbi(): void {
    if (!customAbi.current) return;
    customAbi.current.open = true;
    customAbi.current.querySelector('textarea')?.focus();
  }

  // Opening a deep link in a tab that already shows the decoder changes only the hash.
  useEffect(() => {
    const data = readDecoderData({search, hash});
    if (data !== undefined && field.current) {
      field.current.value = data;
      void decode(data);
    }
  }, [search, hash]);

  // On a phone, the result is below the fold. A deep link does not scroll, because the reader has not seen the page yet.
  useEffect(() => {
    if (run?.isSubmitted) scrollIntoView(output.current);
  }, [run]);

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    void decode(field.current?.value ?? '', true);
  }

  function decodeExample(data: string): void {
    if (field.current) field.current.value = data;
    void decode(data, true);
  }

  /** Removes the result, which belongs to the previous input, and decodes what was pasted or dropped. */
  function update({
    currentTarget,
    nativeEvent,
  }: InputEvent<HTMLTextAreaElement>): void {
    runCount.current += 1;
    setRun(undefined);
    if (/^insertFrom/.test(nativeEvent.inputType))
      void decode(currentTarget.value, true);
  }

  function submitOnEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
    if (
      event.key === 'Enter' &&
      !event.shiftKey &&
      !event.nativeEvent.isComposing
    ) {
      event.preventDefault();
      event.currentTarget.form?.requestSubmit();
    }
  }

  const showDecoded = (input: string, subject?: string): ReactNode =>
    run?.tool && (
      <run.tool.Result
        key={run.number}
        input={input}
        subject={subject}
        customMembers={customMembers}
        onAddAbi={openCustomAbi}
      />
    );

  return (
    <>
      <p className={styles.withoutScript}>
        The decoder needs JavaScript. Without it, take the first 10 characters
        of your data (0x and 8 digits: the selector) and search the pages of the
        smart contract reference for them: each page lists the selector or topic
        of every member.
      </p>
      <div className={styles.decoder} role="form" aria-label="Decoder">
        <form onSubmit={submit}>
          <label htmlFor={id}>Error, transaction, log, trace or selector</label>
          <textarea
            id={id}
            ref={field}
            rows={4}
            placeholder="0xc0a71b58… or a transaction hash"
            spellCheck={false}
            autoComplete="off"
            autoCapitalize="off"
            aria-describedby={`${id}-hint`}
            disabled={!isBrowser}
            onInput={update}
            onKeyDown={submitOnEnter}
          />
          <p id={`${id}-hint`} className={styles.hint}>
            Paste everything that your tool or explorer shows: the decoder,
            which runs in your browser, finds the bytes in it. Enter decodes;
            Shift+Enter starts a new line.
          </p>
          {/* Once there is a lookup, its button is the next step. */}
          <button
            type="submit"
            className={`button button--${run?.lookup ? 'secondary' : 'primary'}`}
            disabled={!isBrowser}>
            Decode
          </button>
          <span className={styles.examples}>
            Examples:
            {examples.map(({label, data}) => (
              <button
                key={label}
                type="button"
                className={styles.link}
                disabled={!isBrowser}
                onClick={() => decodeExample(data)}>
                {label}
              </button>
            ))}
          </span>
        </form>
        <div ref={output} className={styles.output}>
          <div role="status" className={styles.result}>
            {run && showDecoded(run.input)}
            {run && !run.tool && (
              <LoadFailure
                subject="The decoder"
                onRetry={() => void decode(run.input)}
              />
            )}
          </div>
          {run?.lookup && (
            <run.lookup.Lookup
              key={run.number}
              hash={run.lookup.hash}
              input={run.input}
              decode={(text) => showDecoded(text, 'The transaction')}
            />
          )}
        </div>
        <CustomAbiForm details={customAbi} onChange={setCustomMembers} />
      </div>
    </>
  );
}
