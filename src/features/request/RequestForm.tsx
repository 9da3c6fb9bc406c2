import StatusMessage from '@site/src/components/StatusMessage';
import {networks} from '@site/src/data/networks';
import clsx from 'clsx';
import {useEffect, useId, useRef, type ReactNode} from 'react';
import {focusField} from '@site/src/lib/browser';
import CustomUrlField from './CustomUrlField';
import type {Endpoint} from './endpoint';
import styles from './styles.module.css';
import type {RequestFormState} from './useRequestForm';

interface Props {
  readonly request: RequestFormState<unknown>;
  /** Public endpoints to choose from. */
  readonly endpoints: readonly Endpoint[];
  /** The chosen one; undefined for the reader's own URL. */
  readonly selected: Endpoint | undefined;
  readonly onSelect?: (
    endpoint: Endpoint | undefined,
    select: HTMLSelectElement,
  ) => void;
  /** The field for the reader's own URL, if the form accepts one. */
  readonly customUrl?: {readonly label: string; readonly placeholder?: string};
  /** Whether the endpoint is shown even if there is only one choice. */
  readonly alwaysShowsEndpoint?: boolean;
  readonly submitLabel: string;
  /** Accessible name. */
  readonly label?: string;
  readonly className?: string | undefined;
  /** Content above the endpoint. */
  readonly header?: ReactNode;
  /** The fields of the request's values. */
  readonly fields?: ReactNode;
  /** Whether the first field gets the focus, because the button that opened the form is gone. */
  readonly focusesFirstField?: boolean;
  /** Content below the buttons. */
  readonly children?: ReactNode;
}

/** A form that sends a request: the endpoint, the values, and buttons to send and cancel. */
export default function RequestForm({
  request,
  endpoints,
  selected,
  onSelect,
  customUrl,
  alwaysShowsEndpoint = false,
  submitLabel,
  label,
  className,
  header,
  fields,
  focusesFirstField = false,
  children,
}: Props): ReactNode {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const {rejectedAttempts} = request;

  useEffect(() => {
    if (focusesFirstField)
      form.current
        ?.querySelector<HTMLElement>('select, input, textarea')
        ?.focus({preventScroll: true});
  }, [focusesFirstField]);
  useEffect(() => {
    if (rejectedAttempts > 0)
      focusField(
        form.current?.querySelector<HTMLElement>('[aria-invalid="true"]'),
      );
  }, [rejectedAttempts]);

  const hasChoice = endpoints.length + (customUrl ? 1 : 0) > 1;
  return (
    <form
      ref={form}
      className={clsx(styles.form, className)}
      aria-label={label}
      noValidate
      onSubmit={request.submit}
      // A result must not appear below other values.
      onChange={request.reset}>
      {header}
      {(hasChoice || alwaysShowsEndpoint) && (
        <div>
          <label htmlFor={id}>Endpoint</label>
          <select
            id={id}
            value={selected?.network ?? 'own'}
            onChange={({target}) =>
              onSelect?.(
                endpoints.find(({network}) => network === target.value),
                target,
              )
            }>
            {endpoints.map(({network}) => (
              <option key={network} value={network}>
                {network && networks[network].name}, public endpoint
              </option>
            ))}
            {customUrl && <option value="own">My own URL</option>}
          </select>
        </div>
      )}
      {customUrl && !selected && (
        <CustomUrlField
          {...customUrl}
          value={request.customUrl}
          problem={request.shouldShowProblems ? request.urlProblem : undefined}
          onChange={request.setCustomUrl}
        />
      )}
      {fields}
      <p className={styles.buttons}>
        <button
          type="submit"
          className="button button--primary"
          aria-disabled={request.isSending}>
          {submitLabel}
        </button>
        {request.isSending && (
          <button
            type="button"
            className="button button--secondary"
            onClick={request.cancel}>
            Cancel
          </button>
        )}
      </p>
      {children}
    </form>
  );
}

interface StatusProps<Result> {
  readonly request: RequestFormState<Result>;
  readonly className?: string | undefined;
  /** Renders the outcome of the request. */
  readonly children: (result: Result) => ReactNode;
}

/** What became of a request: that it waits, why it was not sent, or its outcome. */
export function RequestStatus<Result>({
  request: {isSending, notice, result},
  className,
  children,
}: StatusProps<Result>): ReactNode {
  return (
    <div role="status" className={className}>
      {isSending && (
        <StatusMessage kind="loading">Waiting for the response…</StatusMessage>
      )}
      {notice?.kind === 'rejection' && (
        <StatusMessage kind="failure">{`Not sent: ${notice.text}`}</StatusMessage>
      )}
      {result !== undefined && children(result)}
      {notice?.kind === 'info' && <p>{notice.text}</p>}
    </div>
  );
}
