import {useLocation} from '@docusaurus/router';
import {useEffect, useState} from 'react';

/** Ends a crash screen when the reader goes to another page: the layout around it stays, and with it what it has caught. */
export function useResetOnNavigation(reset: () => void): void {
  const {pathname} = useLocation();
  const [crashed] = useState(pathname);
  useEffect(() => {
    if (pathname !== crashed) {
      reset();
    }
  }, [pathname, crashed, reset]);
}
