import {useEffect, type RefObject} from 'react';

/** Returns the element to which an arrow key moves focus from the element at `index`. */
function getTarget<Item>(
  key: string,
  items: readonly Item[],
  index: number,
): Item | undefined {
  const targets: Readonly<Record<string, number>> = {
    ArrowDown: Math.min(index + 1, items.length - 1),
    ArrowUp: Math.max(index - 1, 0),
    Home: 0,
    End: items.length - 1,
  };
  const target = targets[key];
  return target === undefined ? undefined : items[target];
}

/**
 * Makes a `details` element a menu of links: choosing a link, Escape, a press outside and moving focus elsewhere close it, and arrow keys move
 * between the links. Without JavaScript, its summary still opens and closes it.
 */
export function useDisclosure(ref: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const details = ref.current;
    const summary = details?.querySelector('summary');
    if (!details || !summary) return undefined;
    const close = (): void => {
      details.open = false;
    };

    function onKeyDown(event: KeyboardEvent): void {
      if (!details?.open || !summary) return;
      if (event.key === 'Escape') {
        event.preventDefault();
        close();
        summary.focus();
        return;
      }
      const links = [...details.querySelectorAll<HTMLElement>('a')];
      const index = links.indexOf(document.activeElement as HTMLElement);
      const target = getTarget(event.key, links, index);
      if (target) {
        event.preventDefault();
        target.focus();
      }
    }
    const onClick = ({target}: MouseEvent): void => {
      if (target instanceof Element && target.closest('a')) close();
    };
    const onFocusOut = ({relatedTarget}: FocusEvent): void => {
      if (relatedTarget && !details.contains(relatedTarget as Node)) close();
    };
    const onPress = ({target}: PointerEvent): void => {
      if (!details.contains(target as Node)) close();
    };

    details.addEventListener('keydown', onKeyDown);
    details.addEventListener('click', onClick);
    details.addEventListener('focusout', onFocusOut);
    document.addEventListener('pointerdown', onPress);
    return () => {
      details.removeEventListener('keydown', onKeyDown);
      details.removeEventListener('click', onClick);
      details.removeEventListener('focusout', onFocusOut);
      document.removeEventListener('pointerdown', onPress);
    };
  }, [ref]);
}
