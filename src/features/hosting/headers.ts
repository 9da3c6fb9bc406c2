import {openEndpoints} from '../../data/providers/endpoints';
import {localHosts} from '../../lib/http';
import type {SiteEnvironment} from '../thirdParty/types';

/** The site's response headers as data; `plugin/` writes them in each host's format. */

export interface HeaderRule {
  /** A path with at most one `*`, at its end or right after a slash: `/*`, `/assets/*`, `/*.md`. */
  readonly path: string;
  /** If several rules set the same header, the last one wins. */
  readonly headers: Readonly<Record<string, string>>;
}

/** A page with a Markdown version. */
export interface PageVariant {
  readonly route: string;
  readonly markdownPath: string;
}

/** Formats a page's `Link` header. */
export const formatMarkdownLink = ({markdownPath}: PageVariant): string =>
  `<${markdownPath}>; rel="alternate"; type="text/markdown"`;

interface PolicyInput {
  /** CSP sources of the inline scripts in the built pages: `'sha256-…'`. */
  readonly inlineScripts: readonly string[];
  /** The servers in the Token API document, which the API explorer calls. */
  readonly apiServers: readonly string[];
  readonly environment: SiteEnvironment;
  /** Whether the build has Mermaid blocks without a pre-rendered drawing. Mermaid adds a style element to the SVG that it renders in the browser. */
  readonly hasUnrenderedDiagrams?: boolean;
}

type Directives = Readonly<Record<string, readonly string[]>>;

const reportingGroup = 'csp';

const none = ["'none'"];
const self = ["'self'"];

const getOrigin = (url: string): string => new URL(url).origin;

/** A URL as a CSP source: without its query, which sources cannot contain, and without characters that would end the source. */
function getScriptSource(url: string): string {
  const {origin, pathname} = new URL(url);
  return origin + pathname.replace(/[;,]/g, encodeURIComponent);
}

/** What the tag manager loads: the container, and the script of Google Analytics, which sends its measurements as requests or images. */
const tagManagerSources: Directives = {
  'script-src': ['gtm.js', 'gtag/js', 'gtag/destination'].map(
    (file) => `https://www.googletagmanager.com/${file}`,
  ),
  'connect-src': [
    'https://www.googletagmanager.com',
    'https://*.google-analytics.com',
  ],
  'img-src': [
    'https://www.googletagmanager.com',
    'https://*.google-analytics.com',
  ],
};

/** What a script that draws something into the page needs: its file, its server, frames from there, and style elements. */
const getWidgetSources = (src: string): Directives => ({
  'script-src': [getScriptSource(src)],
  'connect-src': [getOrigin(src)],
  'img-src': [getOrigin(src)],
  'frame-src': [getOrigin(src)],
  'style-src-elem': ["'unsafe-inline'"],
});

/** Returns what the configured third-party slots need; nothing by default. */
function getThirdPartySources({
  gtmContainerId,
  feedbackWidget,
  docsAssistant,
}: SiteEnvironment): Directives[] {
  return [
    ...(gtmContainerId ? [tagManagerSources] : []),
    ...[feedbackWidget, docsAssistant]
      .filter((widget) => widget !== undefined)
      .map(({src}) => getWidgetSources(src)),
  ];
}

/** Reports violations to an endpoint, if configured. Browsers without `report-to` use `report-uri`. */
const getReportDirectives = ({cspReportUrl}: SiteEnvironment): Directives =>
  cspReportUrl
    ? {'report-to': [reportingGroup], 'report-uri': [cspReportUrl]}
    : {};

function createPagePolicy({
  inlineScripts,
  apiServers,
  environment,
  hasUnrenderedDiagrams = false,
}: PolicyInput): Directives {
  const slots = getThirdPartySources(environment);
  const fromSlots = (directive: string): readonly string[] =>
    slots.flatMap(({[directive]: sources = []}) => sources);
  const frames = fromSlots('frame-src');
  const endpoints = openEndpoints.map(({url}) => getOrigin(url));
  return {
    'default-src': self,
    'script-src': [...self, ...inlineScripts, ...fromSlots('script-src')],
    // Style attributes come from React, the API explorer and the diagrams; style elements only from third-party scripts and Mermaid.
    // Browsers that support the two newer directives ignore `style-src`.
    'style-src': [...self, "'unsafe-inline'"],
    'style-src-attr': ["'unsafe-inline'"],
    'style-src-elem': [
      ...self,
      ...(hasUnrenderedDiagrams ? ["'unsafe-inline'"] : []),
      ...fromSlots('style-src-elem'),
    ],
    // Wallet icons (EIP-6963) and images in the stylesheet are data URLs.
    'img-src': [...self, 'data:', ...fromSlots('img-src')],
    'font-src': self,
    // All pages share one list: client-side navigation loads no document, so the first page's policy applies to all later pages. The worker
    // below sends requests to custom URLs.
    'connect-src': [
      ...self,
      ...endpoints,
      ...apiServers.map(getOrigin),
      ...fromSlots('connect-src'),
    ],
    'worker-src': self,
    'manifest-src': self,
    'frame-src': frames.length > 0 ? frames : none,
    'object-src': none,
    'base-uri': none,
    'form-action': self,
    'frame-ancestors': none,
    ...getReportDirectives(environment),
  };
}

/**
 * The policy for the RPC playground's worker file, which only sends requests to custom URLs. Plain HTTP is allowed for nodes on the reader's
 * machine.
 */
const relayPolicy: Directives = {
  'default-src': none,
  'script-src': self,
  'connect-src': ['https:', ...localHosts.map((host) => `http://${host}:*`)],
};

/** Serializes a policy as a header value. */
function serializePolicy(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ');
}

const unusedFeatures = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

const securityHeaders = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // `same-origin` would disconnect the page from a wallet's pop-up window.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Permissions-Policy': unusedFeatures
    .map((feature) => `${feature}=()`)
    .join(', '),
};

/** For pages, `/sw.js`, `.md` and `.txt`: revalidated on every request (304 if unchanged). */
const revalidateDirectives = 'public, max-age=0, must-revalidate';
/** For files whose name or query changes with their content. */
const immutableHeaders = {
  'Cache-Control': 'public, max-age=31536000, immutable',
};

/** Creates all rules; the general rule comes first. */
export function createHeaderRules(input: PolicyInput): readonly HeaderRule[] {
  const {cspReportUrl} = input.environment;
  const reporting = cspReportUrl
    ? {'Reporting-Endpoints': `${reportingGroup}="${cspReportUrl}"`}
    : {};
  return [
    {
      path: '/*',
      headers: {
        'Content-Security-Policy': serializePolicy(createPagePolicy(input)),
        ...reporting,
        ...securityHeaders,
        'Cache-Control': revalidateDirectives,
      },
    },
    {path: '/assets/*', headers: immutableHeaders},
    {
      path: '/assets/js/rpc-relay.*',
      headers: {'Content-Security-Policy': serializePolicy(relayPolicy)},
    },
    {path: '/search-index*', headers: immutableHeaders},
    {path: '/img/cards/*', headers: immutableHeaders},
    // Read by tools on other sites, such as OpenRPC's playground.
    {path: '/openrpc.json', headers: {'Access-Control-Allow-Origin': '*'}},
    {path: '/token-api.yaml', headers: {'Access-Control-Allow-Origin': '*'}},
    {
      path: '/.well-known/api-catalog',
      headers: {
        'Access-Control-Allow-Origin': '*',
        'Content-Type': 'application/linkset+json',
      },
    },
    {path: '/*.md', headers: {'Content-Type': 'text/markdown; charset=utf-8'}},
  ];
}
