const modes: readonly (string | null)[] = ['light', 'dark', null];

/** Docusaurus takes any stored text for a colour mode, and the page would have the colours of none. */
export function dropUnknownColorMode(): void {
  try {
    if (!modes.includes(localStorage.getItem('theme'))) {
      localStorage.removeItem('theme');
    }
  } catch {
    // Refused storage holds no mode.
  }
  const address = new URL(location.href);
  if (!modes.includes(address.searchParams.get('docusaurus-theme'))) {
    address.searchParams.delete('docusaurus-theme');
    history.replaceState(history.state, '', address);
  }
}
