import type {ReactNode} from 'react';
import form from './form.module.css';

interface Props {
  readonly label: string;
  readonly isSending: boolean;
  readonly onCancel: () => void;
}

/** A form's submit button, and a button that cancels a pending request. */
export default function SendButtons({
  label,
  isSending,
  onCancel,
}: Props): ReactNode {
  return (
    <p className={form.buttons}>
      <button
        type="submit"
        className="button button--primary"
        aria-disabled={isSending}>
        {label}
      </button>
      {isSending && (
        <button
          type="button"
          className="button button--secondary"
          onClick={onCancel}>
          Cancel
        </button>
      )}
    </p>
  );
}
