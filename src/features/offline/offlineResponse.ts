const escapeAttribute = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/**
 * Creates the offline response for a page that is not saved: a list of the saved pages. Served at the requested URL and self-contained, so
 * that reloading works once the connection is back.
 */
export async function renderOfflineResponse(
  path: string,
  savedPages: Cache,
  isOnline: boolean,
): Promise<Response> {
  const {title, cause} = isOnline
    ? {
        title: 'The site cannot be reached',
        cause: 'the server of the documentation does not respond',
      }
    : {title: 'You are offline', cause: 'there is no connection to load it'};
  // A path like `//evil.example` would be the address of another site.
  const retryPath = path.replace(/^[/\\]+/, '/');
  const links = await Promise.all(
    (await savedPages.keys()).map(async (request) => {
      const html = (await (await savedPages.match(request))?.text()) ?? '';
      const {pathname} = new URL(request.url);
      // The title is already escaped.
      return `<li><a href="${escapeAttribute(pathname)}">${/<title[^>]*>([^<|]+)/.exec(html)?.[1]?.trim() ?? escapeAttribute(pathname)}</a></li>`;
    }),
  );
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title} | Linea</title>
<style>body{font:1rem/1.6 system-ui,sans-serif;max-width:44rem;margin:0 auto;padding:2rem 1rem}li{padding-block:.25rem}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>The page <code>${escapeAttribute(path)}</code> is not saved in this browser, and ${cause}.</p>
<p><a href="${escapeAttribute(retryPath)}">Try again</a></p>
${links.length > 0 ? `<h2>Saved pages</h2>\n<ul>\n${links.join('\n')}\n</ul>` : '<p>No pages have been saved yet. Pages you visit while online are saved.</p>'}
</main>
</body>
</html>`;
  return new Response(html, {
    status: 503,
    headers: {'content-type': 'text/html; charset=utf-8'},
  });
}
