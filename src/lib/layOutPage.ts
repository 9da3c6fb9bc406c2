import type {ClientModule} from '@docusaurus/types';
import {runWhenIdle, runWhenLoaded} from './browser';
import {groupBy} from './collections';

/** Elements that are laid out in one go, in about 10 ms on a slow phone. A block that has more is laid out alone. */
const batchSize = 50;

/** Returns the first blocks, with at most about `batchSize` elements together. */
function takeBatch(blocks: readonly HTMLElement[]): HTMLElement[] {
  let elementCount = 0;
  const end = blocks.findIndex((block) => {
    elementCount += block.getElementsByTagName('*').length;
    return elementCount > batchSize;
  });
  return blocks.slice(0, end === -1 ? blocks.length : Math.max(1, end));
}

function isInWindow(block: HTMLElement): boolean {
  const {top, bottom} = block.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}

/** Leaves what is in the window until last: browsers cannot keep the position of a block that changes together with the blocks above it. */
function layOut(blocks: readonly HTMLElement[]): void {
  const batch = takeBatch(blocks);
  const groups = groupBy(batch, isInWindow);
  const inWindow = groups.get(true) ?? [];
  const elsewhere = groups.get(false) ?? [];
  const [ready, postponed] =
    elsewhere.length > 0 ? [elsewhere, inWindow] : [inWindow, []];
  for (const {style} of ready) style.contentVisibility = 'visible';
  const rest = [...blocks.slice(batch.length), ...postponed];
  if (rest.length > 0) layOutWhenIdle(rest);
}

const layOutWhenIdle = (blocks: readonly HTMLElement[]): void =>
  runWhenIdle(() => layOut(blocks), {timeout: 500, fallbackDelay: 20});

/** What a reader does before pressing anything below the first screen. */
const firstActions = ['scroll', 'pointermove', 'pointerdown', 'keydown'];

function runOnFirstAction(run: () => void): void {
  const controller = new AbortController();
  for (const type of firstActions) {
    window.addEventListener(
      type,
      () => {
        controller.abort();
        run();
      },
      {passive: true, signal: controller.signal},
    );
  }
}

/** Browsers without scroll anchoring (Safari) would move what is in view while they lay out the blocks above it. */
const keepsPosition = (): boolean => CSS.supports('overflow-anchor', 'auto');

/**
 * Lays out the blocks that css/longPages.css skips while the page loads, from top to bottom, as soon as the reader uses the page. Otherwise
 * they would be laid out when the reader scrolls to them, and could move a button between pressing and releasing.
 */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({
  location,
  previousLocation,
}) => {
  if (location.pathname === previousLocation?.pathname) return;
  const start = (): void =>
    layOutWhenIdle([
      ...document.querySelectorAll<HTMLElement>(
        '.markdown > *, .markdown > .tabs-container .theme-code-block',
      ),
    ]);
  runWhenLoaded(() => (keepsPosition() ? runOnFirstAction(start) : start()));
};
