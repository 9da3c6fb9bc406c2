// Wraps the original: phones never show it, so they do not hydrate it.
import DesktopOnly from '@site/src/components/DesktopOnly';
import OriginalDesktop from '@theme-original/DocItem/TOC/Desktop';
import type {ReactNode} from 'react';

export default function DocItemTOCDesktop(): ReactNode {
  return (
    <DesktopOnly>
      <OriginalDesktop />
    </DesktopOnly>
  );
}
