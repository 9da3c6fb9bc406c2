import useIsBrowser from '@docusaurus/useIsBrowser';
import {useId, useRef, useState, type KeyboardEvent, type ReactNode} from 'react';
import {blockTags, stages, type Stage} from './stages';
import styles from './styles.module.css';

/** Which stage a key leads to; undefined for keys that are not ours. */
function stageForKey(key: string, current: number): number | undefined {
  const last = stages.length - 1;
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return Math.min(current + 1, last);
    case 'ArrowLeft':
    case 'ArrowUp':
      return Math.max(current - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return undefined;
  }
}

/** Which block tags already include the transaction, in words and signs. */
function Tags({seenBy}: Pick<Stage, 'seenBy'>): ReactNode {
  return (
    <ul className={styles.tags} aria-label="Block tags">
      {blockTags.map((tag) => {
        const seen = seenBy.includes(tag);
        return (
          <li key={tag} data-seen={seen}>
            <code>{tag}</code> {seen ? 'includes it' : 'does not include it'}
          </li>
        );
      })}
    </ul>
  );
}

/** The stages between sending a transaction and its hard finality, one explained at a time; without JavaScript all of them. */
export default function FinalityTimeline(): ReactNode {
  const isBrowser = useIsBrowser();
  const id = useId();
  const [selected, setSelected] = useState(0);
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);

  function onKeyDown(event: KeyboardEvent): void {
    const next = stageForKey(event.key, selected);
    if (next !== undefined) {
      event.preventDefault();
      setSelected(next);
      buttons.current[next]?.focus();
    }
  }

  return (
    <div role="group" aria-label="Finality timeline" className={styles.timeline}>
      {/* Safari forgets that a list without markers is one. */}
      <ol role="list" className={styles.stages}>
        {stages.map(({id: name, title, time, finality, seenBy, text}, index) => {
          const label = (
            <>
              <span className={styles.title}>{title}</span>{' '}
              <span className={styles.time}>{time}</span>{' '}
              {finality && <span className={styles.finality}>{finality}</span>}
            </>
          );
          return (
            <li key={name} data-reached={index <= selected} data-selected={index === selected}>
              {isBrowser ? (
                <button
                  ref={(element) => {
                    buttons.current[index] = element;
                  }}
                  type="button"
                  className={styles.stage}
                  aria-expanded={index === selected}
                  aria-controls={`${id}-${name}`}
                  onClick={() => setSelected(index)}
                  onKeyDown={onKeyDown}>
                  {label}
                </button>
              ) : (
                <div className={styles.stage}>{label}</div>
              )}
              <div id={`${id}-${name}`} className={styles.text}>
                <p>{text}</p>
                <Tags seenBy={seenBy} />
              </div>
            </li>
          );
        })}
      </ol>
      <p className={styles.note}>
        Times as of August 2026. Use <code>finalized</code> rather than <code>safe</code>, which Linea&apos;s method reference does not list: a node that watches Ethereum answers
        both with the same block.
      </p>
    </div>
  );
}
