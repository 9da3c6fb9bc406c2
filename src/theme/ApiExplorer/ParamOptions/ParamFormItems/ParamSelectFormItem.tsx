// Replaces the original, which registers every select under the same name, so that two selects on a page (here `order` and `sort`) share a value.
import FormSelect from '@theme/ApiExplorer/FormSelect';
import {getSchemaEnum} from '@theme/ApiExplorer/ParamOptions';
import type {ParamProps} from '@theme/ApiExplorer/ParamOptions/ParamFormItems/ParamSelectFormItem';
import {setParam} from '@theme/ApiExplorer/ParamOptions/slice';
import {useTypedDispatch} from '@theme/ApiItem/hooks';
import type {ReactNode} from 'react';

const anyValue = 'any';

export default function ParamSelectFormItem({
  param,
  ...label
}: ParamProps): ReactNode {
  const dispatch = useTypedDispatch();
  return (
    <FormSelect
      {...label}
      value={typeof param.value === 'string' ? param.value : anyValue}
      options={[
        anyValue,
        ...((getSchemaEnum(param.schema) as string[] | undefined) ?? []),
      ]}
      onChange={({target: {value}}) =>
        dispatch(
          setParam({...param, value: value === anyValue ? undefined : value}),
        )
      }
    />
  );
}
