// Replaces the original, which registers every switch under the same name, as the original ParamSelectFormItem does.
import type {Param} from '@theme/ApiExplorer/ParamOptions/slice';
import ParamSelectFormItem from '@theme/ApiExplorer/ParamOptions/ParamFormItems/ParamSelectFormItem';
import type {ComponentProps, ReactNode} from 'react';

const values = ['true', 'false'];

export default function ParamBooleanFormItem({
  param,
  ...props
}: ComponentProps<typeof ParamSelectFormItem>): ReactNode {
  const choice: Param = {
    ...param,
    schema: {...param.schema, enum: values},
    value: param.value === undefined ? undefined : String(param.value),
  };
  return <ParamSelectFormItem {...props} param={choice} />;
}
