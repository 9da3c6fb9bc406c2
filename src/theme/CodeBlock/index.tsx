// Replaces the original, which remounts after hydration. Here, colours come from CSS instead of inline styles, so the built HTML is correct
// in both colour modes.
import ElementContent from '@theme/CodeBlock/Content/Element';
import StringContent from '@theme/CodeBlock/Content/String';
import type {Props} from '@theme/CodeBlock';
import {Children, isValidElement, type ReactNode} from 'react';

function toText(children: ReactNode): ReactNode {
  if (Children.toArray(children).some((element) => isValidElement(element)))
    return children;
  return Array.isArray(children) ? children.join('') : children;
}

export default function CodeBlock({children, ...props}: Props): ReactNode {
  const content = toText(children);
  return typeof content === 'string' ? (
    <StringContent {...props}>{content}</StringContent>
  ) : (
    <ElementContent {...props}>{content}</ElementContent>
  );
}
