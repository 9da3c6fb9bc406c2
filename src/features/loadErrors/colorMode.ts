const modes: readonly (string | null)[] = ['light', 'dark', null];

/** Removes an invalid stored colour mode. Docusaurus accepts any string, which would leave the page without colours. */
export function dropUnknownColorMode(): void {
  try {
    if (!modes.includes(localStorage.getItem('theme'))) {
      localStorage.removeItem('theme');
    }
  } catch {
    // If storage is blocked, no mode is stored.
  }
  const url = new URL(location.href);
  if (!modes.includes(url.searchParams.get('docusaurus-theme'))) {
    url.searchParams.delete('docusaurus-theme');
    history.replaceState(history.state, '', url);
  }
}
