// Wraps the original: a block is measured and gets its buttons only when it is near the viewport. The longest page has 67 blocks.
import {
  CodeBlockContextProvider,
  useCodeBlockContext,
  useCodeWordWrap,
} from '@site/src/engine/internal';
import {
  replaceValues,
  type CodeValues,
} from '@site/src/features/network/codeValues';
import {useNetwork} from '@site/src/features/network/useNetwork';
import {createVisibilityObserver} from '@site/src/lib/browser';
import Buttons from '@theme-original/CodeBlock/Buttons';
import {
  useEffect,
  useImperativeHandle,
  useState,
  type ComponentProps,
  type ReactNode,
} from 'react';

type Props = ComponentProps<typeof Buttons>;

const whenNear = createVisibilityObserver('50%');

/** Provides the buttons with the block's word-wrap state and its code for the selected network. */
function MeasuredButtons(props: Props): ReactNode {
  const {
    metadata,
    wordWrap: {codeBlockRef: block},
  } = useCodeBlockContext();
  const wordWrap = useCodeWordWrap();
  // Must be set before the effects of `useCodeWordWrap`, which measure the block.
  useImperativeHandle(
    wordWrap.codeBlockRef,
    () => block.current as HTMLPreElement,
  );
  const {networks} = metadata as typeof metadata & {
    readonly networks: CodeValues;
  };
  const code =
    useNetwork() === 'sepolia'
      ? replaceValues(metadata.code, networks)
      : metadata.code;
  return (
    <CodeBlockContextProvider
      metadata={{...metadata, code}}
      wordWrap={wordWrap}>
      <Buttons {...props} />
    </CodeBlockContextProvider>
  );
}

export default function CodeBlockButtons(props: Props): ReactNode {
  const {codeBlockRef} = useCodeBlockContext().wordWrap;
  const [isNear, setIsNear] = useState(false);
  useEffect(
    () =>
      codeBlockRef.current
        ? whenNear(codeBlockRef.current, () => setIsNear(true))
        : undefined,
    [codeBlockRef],
  );
  return isNear && <MeasuredButtons {...props} />;
}
