import {useId, type ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  readonly label: string;
  readonly hint: string;
  readonly text: string;
  readonly error: string | undefined;
  readonly disabled: boolean;
  readonly onTextChange: (text: string) => void;
  readonly unit: string;
  /** The units to choose from. */
  readonly units: readonly string[];
  readonly onUnitChange: (unit: string) => void;
}

/** A labelled number field with its unit, hint and error. */
export default function Field({
  label,
  hint,
  text,
  error,
  disabled,
  onTextChange,
  unit,
  units,
  onUnitChange,
}: Props): ReactNode {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.entry} data-invalid={Boolean(error)}>
        <input
          id={id}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          spellCheck={false}
          value={text}
          disabled={disabled}
          aria-invalid={Boolean(error)}
          aria-describedby={`${id}-hint`}
          onChange={(event) => onTextChange(event.target.value)}
        />
        {units.length === 1 ? (
          <span className={styles.unit}>{unit}</span>
        ) : (
          <select
            className={styles.unit}
            aria-label={`Unit of the ${label.toLowerCase()}`}
            value={unit}
            disabled={disabled}
            onChange={(event) => onUnitChange(event.target.value)}>
            {units.map((choice) => (
              <option key={choice}>{choice}</option>
            ))}
          </select>
        )}
      </div>
      <p
        id={`${id}-hint`}
        className={styles.hint}
        data-invalid={Boolean(error)}>
        {error ?? hint}
      </p>
    </div>
  );
}
