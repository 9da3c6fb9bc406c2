// Replaces the original, a copy of the theme's code block that has its own Prism and dialog, with the regular code block.
import CodeBlock, {type Props} from '@theme/CodeBlock';
import type {ReactNode} from 'react';

export default function ApiCodeBlock({children, language}: Props): ReactNode {
  return <CodeBlock {...(language && {language})}>{children}</CodeBlock>;
}
