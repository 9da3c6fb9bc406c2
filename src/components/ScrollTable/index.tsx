import {useEffect, useRef, useState, type ComponentProps, type ReactNode, type RefObject} from 'react';
import styles from './styles.module.css';

/** Whether the element's content is wider than the element, now and after every change of size. */
function useOverflow(): [RefObject<HTMLDivElement | null>, boolean] {
  const ref = useRef<HTMLDivElement>(null);
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) {
      return undefined;
    }
    const observer = new ResizeObserver(() => setOverflows(element.scrollWidth > element.clientWidth + 1));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, overflows];
}

/**
 * A table in a box of its own that scrolls sideways. When it does, the box is a stop for the keyboard
 * with a name; when it does not, it is none.
 */
export default function ScrollTable(props: ComponentProps<'table'>): ReactNode {
  const [ref, overflows] = useOverflow();
  return (
    <div ref={ref} className={styles.scroll} {...(overflows && {tabIndex: 0, role: 'group', 'aria-label': 'Table, scrolls sideways'})}>
      <table {...props} />
    </div>
  );
}
