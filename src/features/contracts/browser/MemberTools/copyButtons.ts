const HEX = /^0x(?:[0-9a-f]{8}|[0-9a-f]{64})$/;

/** Puts a button that copies behind each selector, topic and sample. Made when a member is unfolded, so that a page starts without them. */
export function addCopyButtons(details: HTMLElement, className: string): void {
  for (const code of details.querySelectorAll('code')) {
    const text = code.textContent;
    const isSample = code.parentElement?.matches('.docs-calls pre') === true;
    if (!(isSample || HEX.test(text)) || code.nextElementSibling?.matches('[data-copy]')) continue;
    const button = document.createElement('button');
    button.type = 'button';
    button.className = className;
    button.dataset.copy = text;
    button.setAttribute('aria-label', isSample ? 'Copy code' : `Copy ${text}`);
    // After the link, where the selector is one.
    (code.parentElement?.matches('a') ? code.parentElement : code).after(button);
  }
}
