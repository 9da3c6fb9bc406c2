import {useId, type ReactNode} from 'react';
import form from './styles.module.css';

interface Props {
  readonly label: string;
  readonly value: string;
  readonly placeholder?: string;
  /** Why the URL is invalid. Undefined until the reader tries to send a request. */
  readonly problem: string | undefined;
  readonly onChange: (url: string) => void;
}

/** A text field for a custom endpoint URL, with its validation error. */
export default function CustomUrlField({
  label,
  value,
  placeholder,
  problem,
  onChange,
}: Props): ReactNode {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="url"
        value={value}
        placeholder={placeholder}
        autoComplete="off"
        spellCheck={false}
        aria-invalid={problem !== undefined}
        aria-describedby={`${id}-problem`}
        onChange={({target}) => onChange(target.value)}
      />
      <p id={`${id}-problem`} className={form.problem}>
        {problem}
      </p>
    </div>
  );
}
