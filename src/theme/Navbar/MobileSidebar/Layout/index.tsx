// Wraps the original: the menu is a modal dialog, so that the page behind it is inert, and its content, up to a hundred links, is rendered
// when it first opens. It opens with the current page's entry in view.
import {
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import {
  useNavbarMobileSidebar,
  useNavbarSecondaryMenu,
} from '@site/src/engine/internal';
import {useSidebarScroll} from '@site/src/features/navigation/useSidebarScroll';
import type {Props} from '@theme/Navbar/MobileSidebar/Layout';
import OriginalLayout from '@theme-original/Navbar/MobileSidebar/Layout';
import styles from './styles.module.css';

/** Returns the elements of the panel on screen that the Tab key can reach. */
const getTabbableElements = (dialog: HTMLElement): HTMLElement[] =>
  [
    ...dialog.querySelectorAll<HTMLElement>(
      'a[href], button, input, [tabindex="0"]',
    ),
  ].filter(
    (element) => element.checkVisibility() && !element.closest('[inert]'),
  );

/** Moves focus from the last element to the first and vice versa, instead of to the browser's own buttons. */
function wrapFocus(event: KeyboardEvent<HTMLDialogElement>): void {
  if (event.key !== 'Tab') return;
  const elements = getTabbableElements(event.currentTarget);
  const [from, to] = event.shiftKey
    ? [elements[0], elements.at(-1)]
    : [elements.at(-1), elements[0]];
  if (to && document.activeElement === from) {
    event.preventDefault();
    to.focus();
  }
}

export default function MobileSidebarLayout(props: Props): ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();
  const {shown: isSecondaryMenuShown} = useNavbarSecondaryMenu();
  const ref = useRef<HTMLDialogElement>(null);
  const [hasOpened, setHasOpened] = useState(false);
  if (shown && !hasOpened) setHasOpened(true);

  useEffect(() => {
    const dialog = ref.current;
    if (!shown || !dialog) return undefined;
    // Moves focus into the dialog and, on closing, back to the button.
    dialog.showModal();
    return () => dialog.close();
  }, [shown]);
  useSidebarScroll('.navbar-sidebar', shown);

  // "Back to main menu", which has focus, leaves the screen with its panel.
  const wasSecondaryMenuShown = useRef(false);
  useEffect(() => {
    if (shown && wasSecondaryMenuShown.current && !isSecondaryMenuShown) {
      ref.current
        ?.querySelector<HTMLElement>('.navbar-sidebar__item:not([inert]) a')
        ?.focus({preventScroll: true});
    }
    wasSecondaryMenuShown.current = shown && isSecondaryMenuShown;
  }, [shown, isSecondaryMenuShown]);

  function closeOnOutsideClick({target, currentTarget}: MouseEvent): void {
    if (target === currentTarget) {
      toggle();
    }
  }

  return (
    <dialog
      ref={ref}
      aria-label="Menu"
      className={styles.menu}
      onClick={closeOnOutsideClick}
      onKeyDown={wrapFocus}
      onCancel={(event) => {
        event.preventDefault();
        toggle();
      }}>
      {hasOpened && <OriginalLayout {...props} />}
    </dialog>
  );
}
