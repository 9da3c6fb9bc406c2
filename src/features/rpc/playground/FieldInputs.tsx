import form from '@site/src/features/request/styles.module.css';
import type {JsonSchema} from '@site/src/features/rpc/methods';
import {
  useId,
  useMemo,
  useState,
  type ReactElement,
  type ReactNode,
} from 'react';
import {
  getFields,
  getFieldText,
  getJsonOnlyLabels,
  parseJsonArray,
  setFieldText,
  type Field,
} from './fields';
import styles from './styles.module.css';
import type {Problem} from './validate';

interface Props {
  readonly schema: JsonSchema;
  /** The parameters, as JSON text in the editor. */
  readonly text: string;
  /** The problem with the parameters, and an id for the element that shows it. */
  readonly problem: Problem | undefined;
  readonly problemId: string;
  readonly onEdit: (text: string) => void;
  readonly onEditJson: () => void;
}

interface InputProps {
  readonly field: Field;
  readonly value: string;
  readonly isDisabled: boolean;
  /** Shows the problem with the value. */
  readonly message: ReactElement<{readonly id: string}> | undefined;
  readonly onChange: (text: string) => void;
}

/** Whether the problem concerns this value or a part of it. */
const hasProblem = ({path}: Field, problem?: Problem): boolean =>
  problem !== undefined &&
  path.every((step, depth) => problem.path[depth] === step);

function Input({
  field,
  value,
  isDisabled,
  message,
  onChange,
}: InputProps): ReactNode {
  const id = useId();
  // The text as typed: in the JSON, it may be trimmed, or converted to a hex number or a list.
  const [draft, setDraft] = useState<string>();
  const {label, hint, isRequired, choices, isClosed, list} = field;
  const descriptionIds = [hint && `${id}-hint`, message?.props.id]
    .filter(Boolean)
    .join(' ');
  const sharedProps = {
    id,
    disabled: isDisabled,
    'aria-invalid': message !== undefined,
    'aria-describedby': descriptionIds || undefined,
  };
  // A datalist completes the entire text, not the last item of a list.
  const hasChoices = choices.length > 0 && !list;
  return (
    <div>
      <label htmlFor={id}>
        {label}
        {!isRequired && <span className={styles.optional}> (optional)</span>}
      </label>
      {isClosed ? (
        <select
          {...sharedProps}
          value={value}
          onChange={(event) => onChange(event.target.value)}>
          {!(isRequired && choices.includes(value)) && (
            <option value="">–</option>
          )}
          {choices.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      ) : (
        <>
          <input
            {...sharedProps}
            value={draft ?? value}
            type="text"
            list={hasChoices ? `${id}-choices` : undefined}
            autoComplete="off"
            spellCheck={false}
            onBlur={() => setDraft(undefined)}
            onChange={(event) => {
              setDraft(event.target.value);
              onChange(event.target.value);
            }}
          />
          {hasChoices && (
            <datalist id={`${id}-choices`}>
              {choices.map((choice) => (
                <option key={choice} value={choice} />
              ))}
            </datalist>
          )}
        </>
      )}
      {hint && (
        <p id={`${id}-hint`} className={styles.rule}>
          {hint}
        </p>
      )}
      {message}
    </div>
  );
}

/** Input fields for the values that the schema describes, with the problem. They edit the JSON text, which is the only state. */
export default function FieldInputs({
  schema,
  text,
  problem,
  problemId,
  onEdit,
  onEditJson,
}: Props): ReactNode {
  const fields = useMemo(() => getFields(schema), [schema]);
  const jsonOnlyLabels = useMemo(() => getJsonOnlyLabels(schema), [schema]);
  const params = parseJsonArray(text);
  const getText = (field: Field): string =>
    params ? getFieldText(params, field) : '';
  // Optional fields of objects that are empty at first are collapsed, so that the form and the response fit in the window.
  const [collapsedFields] = useState(() =>
    fields.filter(
      (field) =>
        field.path.length === 2 && !field.isRequired && !getText(field),
    ),
  );
  const [isExpanded, setExpanded] = useState(false);
  const message = problem && (
    <p id={problemId} className={form.problem}>
      {problem.message}
    </p>
  );
  const invalidField = fields.find((field) => hasProblem(field, problem));
  const renderInput = (field: Field): ReactNode => (
    <Input
      key={field.label}
      field={field}
      value={getText(field)}
      isDisabled={!params}
      message={field === invalidField ? message : undefined}
      onChange={(value) =>
        onEdit(
          JSON.stringify(
            setFieldText(params ?? [], field, value, schema.minItems ?? 0),
            null,
            2,
          ),
        )
      }
    />
  );
  return (
    <>
      {fields.length > 0 && (
        <fieldset className={styles.fields}>
          <legend>Parameters</legend>
          {fields
            .filter((field) => !collapsedFields.includes(field))
            .map(renderInput)}
          {collapsedFields.length > 0 && (
            <details
              open={isExpanded || collapsedFields.some(getText)}
              onToggle={({currentTarget}) => setExpanded(currentTarget.open)}>
              <summary>{`More optional fields (${collapsedFields.length})`}</summary>
              <div className={styles.fields}>
                {collapsedFields.map(renderInput)}
              </div>
            </details>
          )}
          {jsonOnlyLabels.length > 0 && (
            <p className={styles.others}>
              <span>
                Only in the JSON: <code>{jsonOnlyLabels.join(', ')}</code>
              </span>{' '}
              <button
                type="button"
                className="button button--secondary button--sm"
                onClick={onEditJson}>
                Edit the JSON
              </button>
            </p>
          )}
          {!params && (
            <p className={styles.hint}>
              Fix the JSON to edit individual values.
            </p>
          )}
        </fieldset>
      )}
      {!invalidField && message}
    </>
  );
}
