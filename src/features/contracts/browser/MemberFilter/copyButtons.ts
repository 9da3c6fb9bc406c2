import {createVisibilityObserver} from '@site/src/lib/browser';
import {classNames} from '../../domContract';

/** Runs a callback shortly before an element scrolls into view. */
const onNearViewport = createVisibilityObserver('600px');

function createCopyButton(text: string, className: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = className;
  button.dataset.copy = text;
  button.setAttribute('aria-label', `Copy ${text}`);
  return button;
}

/** Adds a copy button to each selector and topic of a block. */
function addButtons(block: Element, className: string): void {
  for (const code of block.querySelectorAll<HTMLElement>(
    `.${classNames.copyable}`,
  )) {
    if (!code.nextElementSibling?.matches('[data-copy]'))
      code.after(
        createCopyButton(code.dataset.hex ?? code.textContent, className),
      );
  }
}

/** Adds copy buttons to the blocks of a page as they near the viewport, to keep the initial page small. Returns a function that ends this. */
export function addCopyButtons(
  article: Element,
  className: string,
): () => void {
  const blocks = [...article.children].filter((block) =>
    block.querySelector(`.${classNames.copyable}`),
  );
  const disconnects = blocks.map((block) =>
    onNearViewport(block as HTMLElement, () => addButtons(block, className)),
  );
  return () => disconnects.forEach((disconnect) => disconnect());
}
