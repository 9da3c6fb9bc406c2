import {
  useEffect,
  useRef,
  type DOMAttributes,
  type MouseEvent,
  type RefObject,
} from 'react';

/** Delays in milliseconds. The delay before hiding leaves time to move the mouse onto the card. */
const delay = {show: 150, hide: 250};
/** Distance in pixels between the word and the card, and between the card and the edge of the window. */
const gap = 6;

/** Whether the browser has popovers, which are not yet in all that we support. Without them, a term is only a link to the glossary. */
const hasPopovers = (): boolean => 'showPopover' in HTMLElement.prototype;

const isOpen = (card: Element): boolean =>
  hasPopovers() && card.matches(':popover-open');

/** Hides the visible card, so that only one card is visible at a time. */
let hideCurrent: (() => void) | undefined;

/** Positions the card below the word's last line, or above its first line if there is no space below, and keeps it inside the window. */
function positionCard(word: Element, card: HTMLElement): void {
  const lines = word.getClientRects();
  const first = lines[0];
  const last = lines[lines.length - 1];
  if (!first || !last) return;
  const {clientWidth, clientHeight} = document.documentElement;
  const topBelow = last.bottom + gap;
  const topAbove = first.top - gap - card.offsetHeight;
  const fitsBelow = topBelow + card.offsetHeight <= clientHeight;
  const left = Math.max(
    gap,
    Math.min(last.left, clientWidth - card.offsetWidth - gap),
  );
  card.style.left = `${left + window.scrollX}px`;
  card.style.top = `${(fitsBelow || topAbove < 0 ? topBelow : topAbove) + window.scrollY}px`;
}

function showCard(card: HTMLElement): void {
  const word = card.previousElementSibling;
  if (!word || !hasPopovers() || isOpen(card)) return;
  hideCurrent?.();
  const listeners = new AbortController();
  const {signal} = listeners;
  hideCurrent = () => {
    listeners.abort();
    hideCurrent = undefined;
    // eslint-disable-next-line baseline/use-baseline -- Runs only if the browser has popovers.
    if (card.isConnected) card.hidePopover();
  };
  document.addEventListener(
    'keydown',
    ({key}) => key === 'Escape' && hideCurrent?.(),
    {signal},
  );
  document.addEventListener(
    'pointerdown',
    ({target}) =>
      !card.parentElement?.contains(target as Node) && hideCurrent?.(),
    {signal},
  );
  window.addEventListener('resize', () => positionCard(word, card), {signal});
  // eslint-disable-next-line baseline/use-baseline -- See above.
  card.showPopover();
  positionCard(word, card);
}

interface Tooltip {
  readonly card: RefObject<HTMLSpanElement | null>;
  /** Event handlers for the element that contains the word and its card. */
  readonly handlers: DOMAttributes<HTMLElement>;
  /** Click handler for the word: the first tap shows the card; any other click follows the link. */
  readonly followOrShow: (event: MouseEvent) => void;
}

/**
 * Shows a card next to a word while the mouse is over either, while the word has keyboard focus, and after a tap. Escape hides it. The
 * card is a popover, so that no container clips it.
 */
export function useTooltip(): Tooltip {
  const card = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wasTapped = useRef(false);
  const isVisible = () => card.current !== null && isOpen(card.current);
  const hide = () => isVisible() && hideCurrent?.();

  useEffect(() => {
    const element = card.current;
    return () => {
      clearTimeout(timer.current);
      if (hideCurrent && !element?.isConnected) hideCurrent();
    };
  }, []);

  function schedule(milliseconds: number, action: () => void): void {
    clearTimeout(timer.current);
    timer.current = setTimeout(action, milliseconds);
  }

  return {
    card,
    handlers: {
      onPointerEnter: ({pointerType}) =>
        pointerType === 'mouse' &&
        schedule(delay.show, () => card.current && showCard(card.current)),
      onPointerLeave: ({pointerType, currentTarget}) =>
        pointerType === 'mouse' &&
        schedule(
          delay.hide,
          () => !currentTarget.querySelector(':focus-visible') && hide(),
        ),
      onPointerDown: ({pointerType}) => {
        wasTapped.current = pointerType !== 'mouse';
      },
      onFocus: ({target}) =>
        target.matches(':focus-visible') &&
        card.current &&
        showCard(card.current),
      // Pressing the card also blurs the word; in some browsers, no other element then receives focus.
      onBlur: ({currentTarget, relatedTarget}) =>
        relatedTarget && !currentTarget.contains(relatedTarget) && hide(),
    },
    followOrShow: (event) => {
      if (wasTapped.current && card.current && !isVisible()) {
        showCard(card.current);
        // Without popovers, the tap follows the link.
        if (isVisible()) event.preventDefault();
      }
      wasTapped.current = false;
    },
  };
}
