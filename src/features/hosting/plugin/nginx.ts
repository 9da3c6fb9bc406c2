import {groupBy} from '../../../lib/collections';
import {formatMarkdownLink, type HeaderRule, type PageVariant} from '../headers';

// Generates two files: maps for the `http` block, and rules for a `server` block that sets `listen`, `server_name`, certificate and `root`.

const quote = (value: string): string => `"${value.replace(/["\\]/g, '\\$&')}"`;

/** A rule's path as a regular expression for `map`. */
const pattern = (path: string): string => `"~^${path.replaceAll('.', '\\.').replace('*', '.*')}$"`;

const getVariable = (header: string): string => `$docs_${header.toLowerCase().replaceAll('-', '_')}`;

/** Values of each header by path. nginx uses the first match, so the most specific rule comes first. */
function groupByHeader(rules: readonly HeaderRule[]): [name: string, values: {readonly path: string; readonly value: string}[]][] {
  const values = rules.flatMap(({path, headers}) => Object.entries(headers).map(([name, value]) => ({name, path, value})));
  // The `types` table in the server block sets Content-Type.
  const added = groupBy(values.filter(({name}) => name !== 'Content-Type'), ({name}) => name);
  return [...added].map(([name, group]) => [name, group.toReversed()]);
}

function redirectLine([from, to]: readonly [string, string]): string {
  const [path = '', hash] = to.split('#');
  return `  ${quote(from)} ${quote(`${path}$is_args$args${hash ? `#${hash}` : ''}`)};`;
}

/** One map for canonical URLs, one for redirects, and one per header. */
export function formatNginxMaps(redirects: Readonly<Record<string, string>>, rules: readonly HeaderRule[], variants: readonly PageVariant[] = []): string {
  const links = variants.map((variant) => `  ${quote(variant.route === '/' ? '/index.html' : `${variant.route}.html`)} ${quote(formatMarkdownLink(variant))};`);
  const headers = groupByHeader(rules).map(
    ([name, values]) =>
      `map $uri ${getVariable(name)} {\n${values
        .map(({path, value}) => `  ${path === '/*' ? 'default' : pattern(path)} ${quote(value)};`)
        .join('\n')}\n}`,
  );
  return `# Written by the build from redirects.ts, the sidebars and src/features/hosting/headers.ts. Include it in the http block.
map_hash_max_size 4096;
map_hash_bucket_size 512;

# Address without .html, /index, /index.html and trailing slashes. Characters that no page has give "/",
# so that nothing of what a client sends is copied into an answer.
map $uri $docs_clean {
  default "/";
  "~^(?<docs_stem>(?:/[A-Za-z0-9_.@-]+?)*?)(?:/index)?(?:\\.html)?/*$" $docs_stem;
}

# Old addresses, in any spelling.
map $docs_clean $docs_moved {
  default "";
${Object.entries(redirects).map(redirectLine).join('\n')}
}

# Programs that prefer Markdown to HTML get the Markdown of a page. Browsers do not ask for it.
map $http_accept $docs_extension {
  default ".html";
  "~*^(?:(?!text/html).)*text/markdown(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))" ".md";
}
map $uri $docs_vary {
  default "";
  "~\\.(?:html|md)$" "Accept";
}
map $uri $docs_link {
  default "";
${links.join('\n')}
}

# Pages and files are read, and nothing else.
map $request_method $docs_allowed {
  default "GET, HEAD";
  ~^(?:GET|HEAD)$ "";
}

${headers.join('\n\n')}
`;
}

/** Media types of all files in the build. Other files are served as downloads. */
const types: Readonly<Record<string, string>> = {
  'text/html': 'html',
  'text/css': 'css',
  'text/javascript': 'js mjs',
  'application/json': 'json map',
  'application/manifest+json': 'webmanifest',
  'application/xml': 'xml',
  'application/opensearchdescription+xml': 'osdx',
  'text/plain': 'txt toml yml yaml sh',
  'text/markdown': 'md',
  'image/svg+xml': 'svg',
  'image/png': 'png',
  'image/jpeg': 'jpg jpeg',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/x-icon': 'ico',
  'font/woff2': 'woff2',
};

const textTypes = Object.keys(types).filter((type) => !/^(image\/(?!svg)|font\/|text\/html)/.test(type));

/** Rules for the server block. */
export function formatNginxServer(rules: readonly HeaderRule[]): string {
  const headers = groupByHeader(rules).map(([name]) => `add_header ${name} ${getVariable(name)} always;`);
  return `# Written by the build. Include it in a server block that sets listen, server_name and root.
server_tokens off;
absolute_redirect off;
autoindex off;
charset utf-8;
charset_types ${textTypes.join(' ')};
default_type application/octet-stream;
types {
${Object.entries(types).map(([type, extensions]) => `  ${type} ${extensions};`).join('\n')}
}

# Links to the decoder carry calldata: the default limit of 8 KB is too small for some.
large_client_header_buffers 4 32k;

# The build holds a .gz and a .br file beside each file that compresses well.
gzip_static on;
gzip_vary on;

${headers.join('\n')}

add_header Vary $docs_vary always;
add_header Link $docs_link;

error_page 404 @docs_not_found;
location @docs_not_found {
  try_files /404.html =404;
}

# Before the redirects, which would answer any method.
add_header Allow $docs_allowed always;
if ($docs_allowed) {
  return 405;
}

if ($docs_moved) {
  return 301 $docs_moved;
}

location / {
  try_files $uri$docs_extension $uri.html $uri =404;
}
location = / {
  try_files /index$docs_extension /index.html =404;
}
# Without an extension, it has no type in the table above.
location = /.well-known/api-catalog {
  default_type application/linkset+json;
}
location ~ ^/index(?:\\.html)?/*$ {
  return 301 /$is_args$args;
}
# What is for the host and not for readers.
location ~ (?:^/404(?:\\.html)?/*$|^/_(?:headers|redirects)$|\\.(?:br|gz)$|/\\.(?!well-known/)) {
  return 404;
}
location ~ (?:/|/index|\\.html)$ {
  if (-f $document_root$docs_clean.html) {
    return 301 $docs_clean$is_args$args;
  }
  return 404;
}
`;
}
