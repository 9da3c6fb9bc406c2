// Replaces the original, which immediately measures all blocks on a page; here, a block is measured when its buttons are added.
import {useThemeConfig} from '@docusaurus/theme-common';
import {
  CodeBlockContextProvider,
  createCodeBlockMetadata,
} from '@site/src/engine/internal';
import {parseCodeValues} from '@site/src/features/network/codeValues';
import CodeBlockLayout from '@theme/CodeBlock/Layout';
import type {Props} from '@theme/CodeBlock/Content/String';
import {useMemo, useRef, type ReactNode} from 'react';

/** Used until the buttons provide the real implementation. */
const unwrappedLines = {
  isEnabled: false,
  isCodeScrollable: false,
  toggle: () => undefined,
};

export default function CodeBlockString({
  children: code,
  className,
  metastring,
  language,
  title,
  showLineNumbers,
}: Props): ReactNode {
  const {magicComments, defaultLanguage} = useThemeConfig().prism;
  const metadata = useMemo(
    () => ({
      ...createCodeBlockMetadata({
        code,
        className,
        metastring,
        magicComments,
        defaultLanguage,
        language,
        title,
        showLineNumbers,
      }),
      networks: parseCodeValues(metastring),
    }),
    [
      code,
      className,
      metastring,
      magicComments,
      defaultLanguage,
      language,
      title,
      showLineNumbers,
    ],
  );
  const codeBlockRef = useRef<HTMLPreElement>(null);
  const wordWrap = useMemo(() => ({...unwrappedLines, codeBlockRef}), []);
  return (
    <CodeBlockContextProvider metadata={metadata} wordWrap={wordWrap}>
      <CodeBlockLayout />
    </CodeBlockContextProvider>
  );
}
