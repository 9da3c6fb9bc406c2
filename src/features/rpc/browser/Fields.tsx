import type {JsonSchema} from '@site/src/features/rpc/methods';
import {useId, useMemo, type ReactNode} from 'react';
import {fieldsOf, parse, textIn, withText, type Field} from './fields';
import styles from './styles.module.css';

interface Props {
  readonly schema: JsonSchema;
  /** The parameters as the editor has them. */
  readonly text: string;
  readonly onEdit: (text: string) => void;
}

interface InputProps {
  readonly field: Field;
  readonly value: string;
  readonly isDisabled: boolean;
  readonly onChange: (text: string) => void;
}

function Input({field, value, isDisabled, onChange}: InputProps): ReactNode {
  const id = useId();
  const {label, isRequired, choices, isClosed} = field;
  const shared = {id, value, disabled: isDisabled};
  return (
    <div>
      <label htmlFor={id}>
        {label}
        {!isRequired && <span className={styles.optional}> (optional)</span>}
      </label>
      {isClosed ? (
        <select {...shared} onChange={(event) => onChange(event.target.value)}>
          {!(isRequired && choices.includes(value)) && <option value="">–</option>}
          {choices.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      ) : (
        <>
          <input
            {...shared}
            type="text"
            list={choices.length > 0 ? `${id}-choices` : undefined}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => onChange(event.target.value)}
          />
          {choices.length > 0 && (
            <datalist id={`${id}-choices`}>
              {choices.map((choice) => (
                <option key={choice} value={choice} />
              ))}
            </datalist>
          )}
        </>
      )}
    </div>
  );
}

/** A field for each value that the schema knows. They edit the JSON, which stays the only truth. */
export default function Fields({schema, text, onEdit}: Props): ReactNode {
  const fields = useMemo(() => fieldsOf(schema), [schema]);
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
          onChange={(value) => onEdit(JSON.stringify(withText(params ?? [], field, value, schema.minItems ?? 0), null, 2))}
        />
      ))}
      {!params && <p className={styles.hint}>Correct the JSON to edit single values.</p>}
    </fieldset>
  );
}
