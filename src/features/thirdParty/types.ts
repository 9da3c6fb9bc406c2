/** Id of the element that passes the slots to the browser as JSON. */
export const slotsElementId = 'third-party-slots';

interface Widget {
  /** URL of its script. */
  readonly src: string;
  /** Subresource integrity hash of the script. */
  readonly integrity?: string | undefined;
}

/** Optional build settings, most of them third-party slots. */
export interface SiteEnvironment {
  /** Receives reports of Content-Security-Policy violations. */
  readonly cspReportUrl?: string | undefined;
  /** Google Tag Manager container, `GTM-XXXXXXX`. */
  readonly gtmContainerId?: string | undefined;
  readonly feedbackWidget?: Widget | undefined;
  readonly docsAssistant?: (Widget & {readonly key: string}) | undefined;
}
