import type {ReactNode} from 'react';
import form from './form.module.css';

interface Props {
  readonly label: string;
  readonly isSending: boolean;
  readonly onCancel: () => void;
}

/** The button that sends a form's request, and one that gives the request up while it is under way. */
export default function SendButtons({label, isSending, onCancel}: Props): ReactNode {
  return (
    <p className={form.buttons}>
      <button type="submit" className="button button--primary" aria-disabled={isSending}>
        {label}
      </button>
      {isSending && (
        <button type="button" className="button button--secondary" onClick={onCancel}>
          Cancel
        </button>
      )}
    </p>
  );
}
