// Replaces the original: it registers every select under one name, so that two of them on a page (here
// `order` and `sort`) show each other's choice.
import FormSelect from '@theme/ApiExplorer/FormSelect';
import {getSchemaEnum} from '@theme/ApiExplorer/ParamOptions';
import {setParam, type Param} from '@theme/ApiExplorer/ParamOptions/slice';
import {useTypedDispatch} from '@theme/ApiItem/hooks';
import type {ReactNode} from 'react';

interface Props {
  readonly param: Param;
  readonly label?: string;
  readonly type?: string;
  readonly required?: boolean;
}

const none = '---';

export default function ParamSelectFormItem({param, label, type, required}: Props): ReactNode {
  const dispatch = useTypedDispatch();
  return (
    <FormSelect
      label={label}
      type={type}
      required={required}
      value={typeof param.value === 'string' ? param.value : none}
      options={[none, ...(getSchemaEnum(param.schema) ?? [])]}
      onChange={({target: {value}}) => dispatch(setParam({...param, value: value === none ? undefined : value}))}
    />
  );
}
