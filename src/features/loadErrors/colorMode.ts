const modes: readonly (string | null)[] = ['light', 'dark', null];

/** Removes invalid stored colour modes: Docusaurus accepts any text, and the page would have no colours. */
export function dropUnknownColorMode(): void {
  try {
    if (!modes.includes(localStorage.getItem('theme'))) {
      localStorage.removeItem('theme');
    }
  } catch {
    // If storage is blocked, no mode is stored.
  }
  const address = new URL(location.href);
  if (!modes.includes(address.searchParams.get('docusaurus-theme'))) {
    address.searchParams.delete('docusaurus-theme');
    history.replaceState(history.state, '', address);
  }
}
