/** As the `ref` of an element that appears after an action: scrolls it into view. */
export function scrollIntoView(element: Element | null): void {
  element?.scrollIntoView({block: 'nearest'});
}
