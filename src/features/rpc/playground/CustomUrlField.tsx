import {useId, type ReactNode} from 'react';
import form from './form.module.css';

interface Props {
  readonly label: string;
  readonly value: string;
  readonly placeholder?: string;
  /** What is wrong with the URL. Undefined before the reader has tried to send. */
  readonly problem: string | undefined;
  readonly onChange: (url: string) => void;
}

/** The field for the URL of the reader's own endpoint, with the problem below. */
export default function CustomUrlField({label, value, placeholder, problem, onChange}: Props): ReactNode {
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
