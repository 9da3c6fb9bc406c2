// Wraps the original: a block gets its buttons when it comes near the window. The longest page has 67 blocks.
import {useCodeBlockContext} from '@site/src/engine/internal';
import Buttons from '@theme-original/CodeBlock/Buttons';
import {useEffect, useState, type ComponentProps, type ReactNode} from 'react';
import {createWatcher} from '@site/src/lib/watcher';

const whenNear = createWatcher('50%');

export default function CodeBlockButtons(props: ComponentProps<typeof Buttons>): ReactNode {
  const {codeBlockRef} = useCodeBlockContext().wordWrap;
  const [isNear, setIsNear] = useState(false);
  useEffect(() => (codeBlockRef.current ? whenNear(codeBlockRef.current, () => setIsNear(true)) : undefined), [codeBlockRef]);
  return isNear && <Buttons {...props} />;
}
