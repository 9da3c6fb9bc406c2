import type {OfflineManifest} from '../types';

const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/**
 * What a reader without a connection gets for a page that is not saved. It needs no file of the build, and
 * stands at the address of the page, so that loading it again is enough once the connection is back.
 */
export function offlinePage(path: string, saved: readonly string[], pages: OfflineManifest['pages']): string {
  const links = saved.map((each) => `<li><a href="${escapeHtml(each)}">${escapeHtml(pages[each]?.title ?? each)}</a></li>`);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>You are offline | Linea</title>
<style>body{font:1rem/1.6 system-ui,sans-serif;max-width:44rem;margin:0 auto;padding:2rem 1rem}li{padding-block:.25rem}</style>
</head>
<body>
<main>
<h1>You are offline</h1>
<p>The page <code>${escapeHtml(path)}</code> is not saved in this browser, and there is no connection to load it.</p>
<p><a href="${escapeHtml(path)}">Try again</a></p>
${links.length > 0 ? `<h2>Saved pages</h2>\n<ul>\n${links.join('\n')}\n</ul>` : '<p>No page is saved yet. Pages that you visit are saved while you are online.</p>'}
</main>
</body>
</html>`;
}
