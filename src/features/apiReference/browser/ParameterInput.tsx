import FormLabel from '@theme/ApiExplorer/FormLabel';
import type {ParamProps} from '@theme/ApiExplorer/ParamOptions/ParamFormItems/ParamSelectFormItem';
import {setParam} from '@theme/ApiExplorer/ParamOptions/slice';
import {useTypedDispatch} from '@theme/ApiItem/hooks';
import clsx from 'clsx';
import {
  createContext,
  useContext,
  useId,
  useState,
  type ReactNode,
} from 'react';
import {encodeParameter, validateParam} from './parameters';

/** Whether the reader has pressed Send, after which invalid fields show their errors. */
export const SubmittedContext = createContext(false);

/** A text field for a parameter, with its validation error. */
export default function ParameterInput({
  param,
  label,
  ...kind
}: ParamProps): ReactNode {
  const id = useId();
  const dispatch = useTypedDispatch();
  const isSubmitted = useContext(SubmittedContext);
  const [isTouched, setTouched] = useState(false);
  const problem = isSubmitted || isTouched ? validateParam(param) : undefined;
  // Shown below the field, because descriptions are too long for a placeholder.
  const note = problem ?? param.schema?.description;
  return (
    <>
      {label && <FormLabel htmlFor={id} label={label} {...kind} />}
      <input
        id={id}
        className={clsx(
          'openapi-explorer__form-item-input',
          problem && 'error',
        )}
        type="text"
        inputMode={param.schema?.type === 'integer' ? 'numeric' : undefined}
        value={param.text ?? ''}
        autoComplete="off"
        spellCheck={false}
        required={Boolean(kind.required)}
        aria-invalid={Boolean(problem)}
        aria-describedby={note && `${id}-note`}
        onChange={({target: {value}}) => {
          setTouched(true);
          dispatch(
            setParam({...param, text: value, value: encodeParameter(value)}),
          );
        }}
      />
      {note && (
        <p
          id={`${id}-note`}
          className={
            problem
              ? 'openapi-explorer__input-error'
              : 'openapi-explorer__input-hint'
          }>
          {note}
        </p>
      )}
    </>
  );
}
