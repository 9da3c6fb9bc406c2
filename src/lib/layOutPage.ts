import type {ClientModule} from '@docusaurus/types';
import {runWhenIdle, runWhenLoaded} from './browser';

/** Blocks that are laid out in one go, which takes a few milliseconds even on a slow phone. */
const batchSize = 20;

function layOut(blocks: readonly HTMLElement[]): void {
  for (const {style} of blocks.slice(0, batchSize)) {
    style.contentVisibility = 'visible';
  }
  const rest = blocks.slice(batchSize);
  if (rest.length > 0) layOutWhenIdle(rest);
}

const layOutWhenIdle = (blocks: readonly HTMLElement[]): void =>
  runWhenIdle(() => layOut(blocks), {timeout: 500, fallbackDelay: 20});

/**
 * Lays out the blocks that css/longPages.css skips while the page loads, from top to bottom. Otherwise they would be laid out when the reader
 * scrolls to them, and could move a button between pressing and releasing.
 */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({
  location,
  previousLocation,
}) => {
  if (location.pathname === previousLocation?.pathname) return;
  runWhenLoaded(() =>
    layOutWhenIdle([
      ...document.querySelectorAll<HTMLElement>(
        '.markdown > *, .markdown > .tabs-container .theme-code-block',
      ),
    ]),
  );
};
