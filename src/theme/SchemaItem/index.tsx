// Wraps the original: puts a space between a field's name and its type.
import SchemaItem from '@theme-original/SchemaItem';
import type {Props} from '@theme/SchemaItem';
import type {ReactNode} from 'react';

export default function SpacedSchemaItem({
  schemaName,
  ...props
}: Props): ReactNode {
  return <SchemaItem {...props} schemaName={schemaName && ` ${schemaName}`} />;
}
