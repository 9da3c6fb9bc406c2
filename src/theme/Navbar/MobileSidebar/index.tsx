// Replaces the original: in narrow windows, the menu is a modal dialog, so that the page behind it is inert. Its content, up to a hundred links,
// is rendered when the menu first opens. The menu opens with the current page's entry in view, below links to all sections.
import {
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import {
  useLockBodyScroll,
  useNavbarMobileSidebar,
  useNavbarSecondaryMenu,
} from '@site/src/engine/internal';
import {useSidebarScroll} from '@site/src/features/navigation/useSidebarScroll';
import Header from '@theme/Navbar/MobileSidebar/Header';
import PrimaryMenu from '@theme/Navbar/MobileSidebar/PrimaryMenu';
import styles from './styles.module.css';

/** Returns the elements in the dialog that the Tab key can reach. */
const getTabbableElements = (dialog: HTMLElement): HTMLElement[] =>
  [
    ...dialog.querySelectorAll<HTMLElement>(
      'a[href], button, input, [tabindex="0"]',
    ),
  ].filter((element) => element.checkVisibility());

/** Moves focus from the last element to the first and vice versa, instead of to the browser's own buttons. */
function wrapFocus(event: KeyboardEvent<HTMLDialogElement>): void {
  const elements =
    event.key === 'Tab' ? getTabbableElements(event.currentTarget) : [];
  const [from, to] = event.shiftKey
    ? [elements[0], elements.at(-1)]
    : [elements.at(-1), elements[0]];
  if (to && document.activeElement === from) {
    event.preventDefault();
    to.focus();
  }
}

/** The sections, and below them the current section's pages, if there are any. */
function Panel(): ReactNode {
  const {content} = useNavbarSecondaryMenu();
  return (
    <div className="theme-layout-navbar-sidebar navbar-sidebar">
      <Header />
      <div className="navbar-sidebar__items">
        <div className="theme-layout-navbar-sidebar-panel navbar-sidebar__item menu">
          <div className={content ? styles.sections : undefined}>
            <PrimaryMenu />
          </div>
          {content}
        </div>
      </div>
    </div>
  );
}

export default function MobileSidebar(): ReactNode {
  const {shown, shouldRender, toggle} = useNavbarMobileSidebar();
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
  useLockBodyScroll(shown);
  useSidebarScroll('.navbar-sidebar', shown);

  function closeOnOutsideClick({target, currentTarget}: MouseEvent): void {
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
        onClick={closeOnOutsideClick}
        onKeyDown={wrapFocus}
        onCancel={(event) => {
          event.preventDefault();
          toggle();
        }}>
        {hasOpened && <Panel />}
      </dialog>
    )
  );
}
