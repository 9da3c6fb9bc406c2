// Uses the regular code block instead of the original, a copy of the theme's code block with its own Prism and dialog.
import CodeBlock, {type Props} from '@theme/CodeBlock';
import type {ReactNode} from 'react';

export default function ApiCodeBlock({children, language}: Props): ReactNode {
  return <CodeBlock {...(language && {language})}>{children}</CodeBlock>;
}
