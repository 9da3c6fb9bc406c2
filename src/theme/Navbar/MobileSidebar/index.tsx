// Wraps the original: the menu of narrow windows is a dialog, so that the page behind it is out of reach. What is in it, up to a
// hundred links, is made when it opens for the first time.
import {useEffect, useRef, useState, type KeyboardEvent, type MouseEvent, type ReactNode} from 'react';
import {useNavbarMobileSidebar} from '@site/src/engine/internal';
import OriginalMobileSidebar from '@theme-original/Navbar/MobileSidebar';
import styles from './styles.module.css';

/** What the Tab key reaches within the dialog. The panel that is not shown is inert. */
const reachable = (dialog: HTMLElement): HTMLElement[] =>
  [...dialog.querySelectorAll<HTMLElement>('a[href], button, input, [tabindex="0"]')].filter((element) => element.checkVisibility() && !element.closest('[inert]'));

/** After the last element comes the first, where the browser would go on to its own buttons. */
function stayInside(event: KeyboardEvent<HTMLDialogElement>): void {
  const elements = event.key === 'Tab' ? reachable(event.currentTarget) : [];
  const [from, to] = event.shiftKey ? [elements[0], elements.at(-1)] : [elements.at(-1), elements[0]];
  if (to && document.activeElement === from) {
    event.preventDefault();
    to.focus();
  }
}

export default function MobileSidebar(): ReactNode {
  const {shown, shouldRender, toggle} = useNavbarMobileSidebar();
  const ref = useRef<HTMLDialogElement>(null);
  const [isMade, setIsMade] = useState(false);
  if (shown && !isMade) {
    setIsMade(true);
  }

  useEffect(() => {
    const dialog = ref.current;
    if (!shown || !dialog) return undefined;
    // Takes the focus, and gives it back to the button when it closes.
    dialog.showModal();
    return () => dialog.close();
  }, [shown]);

  function closeBeside({target, currentTarget}: MouseEvent): void {
    if (target === currentTarget) {
      toggle();
    }
  }

  return (
    shouldRender && (
      <dialog
        ref={ref}
        aria-label="Menu"
        className={styles.menu}
        onClick={closeBeside}
        onKeyDown={stayInside}
        onCancel={(event) => {
          event.preventDefault();
          toggle();
        }}>
        {isMade && <OriginalMobileSidebar />}
      </dialog>
    )
  );
}
