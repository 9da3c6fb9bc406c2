const HEX = /^0x(?:[0-9a-f]{8}|[0-9a-f]{64})$/;

function buttonFor(text: string, label: string, className: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = className;
  button.dataset.copy = text;
  button.setAttribute('aria-label', label);
  return button;
}

/** Puts a button that copies behind each selector and topic, and into each sample. Made when they come into sight, so that a page starts without them. */
export function addCopyButtons(place: HTMLElement, className: string): void {
  for (const code of place.querySelectorAll('code')) {
    // After the link, where the selector is one.
    const whole = code.parentElement?.matches('a') ? code.parentElement : code;
    const text = code.dataset.hex ?? code.textContent;
    if (HEX.test(text) && !whole.nextElementSibling?.matches('[data-copy]')) whole.after(buttonFor(text, `Copy ${text}`, className));
  }
  for (const sample of place.querySelectorAll('.docs-calls pre')) {
    if (!sample.querySelector('[data-copy]')) sample.append(buttonFor(sample.textContent, 'Copy code', className));
  }
}
