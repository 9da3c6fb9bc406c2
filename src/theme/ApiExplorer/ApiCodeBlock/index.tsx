// Replaces the original, a copy of the theme's code block with a Prism and a dialog of its own, by the
// code block of all other pages.
import CodeBlock, {type Props} from '@theme/CodeBlock';
import type {ReactNode} from 'react';

export default function ApiCodeBlock({children, language}: Props): ReactNode {
  return <CodeBlock {...(language && {language})}>{children}</CodeBlock>;
}
