import type {JsonSchema} from '@site/src/features/rpc/methods';
import {useId, useMemo, useState, type ReactNode} from 'react';
import {fieldsOf, parse, textIn, withoutField, withText, type Field} from './fields';
import styles from './styles.module.css';

interface Props {
  readonly schema: JsonSchema;
  /** The parameters as the editor has them. */
  readonly text: string;
  /** What is wrong with them, and the element that says it. */
  readonly problem: string | undefined;
  readonly problemId: string;
  readonly onEdit: (text: string) => void;
  /** Leads a reader to the editor. */
  readonly onLeave: () => void;
}

interface InputProps {
  readonly field: Field;
  readonly value: string;
  readonly isDisabled: boolean;
  /** The element that says what is wrong with the value. */
  readonly problemId: string | undefined;
  readonly onChange: (text: string) => void;
}

/** Whether the problem of the parameters is one of this value, or inside of it. */
function isAbout({path: [index, name]}: Field, problem = ''): boolean {
  const path = `params[${index}]${name === undefined ? '' : `.${name}`}`;
  return problem.startsWith(`${path} `) || problem.startsWith(`${path}[`);
}

function Input({field, value, isDisabled, problemId, onChange}: InputProps): ReactNode {
  const id = useId();
  // While it is typed, a value stays as it is: the JSON has it trimmed, in hex, as a list.
  const [draft, setDraft] = useState<string>();
  const {label, hint, isRequired, choices, isClosed, list} = field;
  const described = [hint && `${id}-hint`, problemId].filter(Boolean).join(' ');
  const shared = {id, disabled: isDisabled, 'aria-invalid': problemId !== undefined, 'aria-describedby': described || undefined};
  // A browser completes a whole field, not the last value of a list.
  const hasChoices = choices.length > 0 && !list;
  return (
    <div>
      <label htmlFor={id}>
        {label}
        {!isRequired && <span className={styles.optional}> (optional)</span>}
      </label>
      {isClosed ? (
        <select {...shared} value={value} onChange={(event) => onChange(event.target.value)}>
          {!(isRequired && choices.includes(value)) && <option value="">–</option>}
          {choices.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      ) : (
        <>
          <input
            {...shared}
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
    </div>
  );
}

/** A field for each value that the schema knows. They edit the JSON, which stays the only truth. */
export default function Fields({schema, text, problem, problemId, onEdit, onLeave}: Props): ReactNode {
  const fields = useMemo(() => fieldsOf(schema), [schema]);
  const others = useMemo(() => withoutField(schema), [schema]);
  const params = parse(text);
  if (fields.length === 0) return null;
  return (
    <fieldset className={styles.fields}>
      <legend>Values</legend>
      {fields.map((field) => (
        <Input
          key={field.label}
          field={field}
          value={params ? textIn(params, field) : ''}
          isDisabled={!params}
          problemId={isAbout(field, problem) ? problemId : undefined}
          onChange={(value) => onEdit(JSON.stringify(withText(params ?? [], field, value, schema.minItems ?? 0), null, 2))}
        />
      ))}
      {others.length > 0 && (
        <p className={styles.others}>
          <span>
            Only in the JSON: <code>{others.join(', ')}</code>
          </span>{' '}
          <button type="button" className="button button--secondary button--sm" onClick={onLeave}>
            Edit the JSON
          </button>
        </p>
      )}
      {!params && <p className={styles.hint}>Correct the JSON to edit single values.</p>}
    </fieldset>
  );
}
