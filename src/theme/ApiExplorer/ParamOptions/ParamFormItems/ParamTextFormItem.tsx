// Replaces the original, which only checks that a field is not empty: the browser checks the limits of the specification before it sends the form.
import FormLabel from '@theme/ApiExplorer/FormLabel';
import type {ParamProps} from '@theme/ApiExplorer/ParamOptions/ParamFormItems/ParamSelectFormItem';
import {setParam} from '@theme/ApiExplorer/ParamOptions/slice';
import {useTypedDispatch} from '@theme/ApiItem/hooks';
import {useId, type ReactNode} from 'react';

export default function ParamTextFormItem({
  param,
  label,
  ...kind
}: ParamProps): ReactNode {
  const id = useId();
  const dispatch = useTypedDispatch();
  const {type, minimum, maximum, pattern, description} = param.schema ?? {};
  const isNumber = type === 'integer' || type === 'number';
  return (
    <>
      {label && <FormLabel htmlFor={id} label={label} {...kind} />}
      <input
        id={id}
        className="openapi-explorer__form-item-input"
        type={isNumber ? 'number' : 'text'}
        min={minimum}
        max={maximum}
        step={type === 'number' ? 'any' : undefined}
        pattern={pattern}
        // Browsers add it to the message about the pattern.
        title={description}
        required={Boolean(param.required)}
        value={String(param.value ?? '')}
        placeholder={description}
        autoComplete="off"
        spellCheck={false}
        onChange={({target: {value}}) =>
          dispatch(setParam({...param, value: value.trim()}))
        }
      />
    </>
  );
}
