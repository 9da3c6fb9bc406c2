// Wraps the original: phones, which never show it, do not prepare it.
import WideOnly from '@site/src/components/WideOnly';
import OriginalDesktop from '@theme-original/DocItem/TOC/Desktop';
import type {ReactNode} from 'react';

export default function DocItemTOCDesktop(): ReactNode {
  return (
    <WideOnly>
      <OriginalDesktop />
    </WideOnly>
  );
}
