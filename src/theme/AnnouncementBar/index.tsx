// Wraps the original: a new announcement shows at once to readers who closed the last one. The original
// keeps it hidden until the next page load, because an attribute set before hydration stays.
import OriginalAnnouncementBar from '@theme-original/AnnouncementBar';
import {useAnnouncementBar} from '@site/src/engine/internal';
import {useEffect, type ReactNode} from 'react';

export default function AnnouncementBar(): ReactNode {
  const {isActive} = useAnnouncementBar();
  useEffect(() => {
    if (isActive) {
      document.documentElement.removeAttribute('data-announcement-bar-initially-dismissed');
    }
  }, [isActive]);
  return <OriginalAnnouncementBar />;
}
