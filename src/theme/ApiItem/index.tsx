// Wraps the original: loads the stylesheet of the Token API's pages, and keeps the form's values when only the URL's hash changes.
import stylesheet from '@site/src/features/apiReference/browser/reference.scss';
import ApiItem from '@theme-original/ApiItem';
import type {Props} from '@theme/DocItem';
import {memo, type ReactNode} from 'react';

function ApiItemWithStyles(props: Props): ReactNode {
  return (
    <>
      <link rel="stylesheet" href={stylesheet} precedence="default" />
      <ApiItem {...props} />
    </>
  );
}

export default memo(
  ApiItemWithStyles,
  (before, after) => before.content === after.content,
);
