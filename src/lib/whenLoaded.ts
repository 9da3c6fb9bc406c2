/** Runs something once the page has loaded, or something else at once where it has already. */
export function whenLoaded(run: () => void, already = run): void {
  if (document.readyState === 'complete') {
    already();
  } else {
    window.addEventListener('load', run, {once: true});
  }
}
