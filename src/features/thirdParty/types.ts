/** Id of the element that passes the slots to the browser as JSON. */
export const slotsElementId = 'third-party-slots';

/** Optional build settings, most of them third-party slots. */
export interface SiteEnvironment {
  /** Receives reports of Content-Security-Policy violations. */
  readonly cspReportUrl?: string | undefined;
  /** Google Tag Manager container, `GTM-XXXXXXX`. */
  readonly gtmContainerId?: string | undefined;
  /** Loader script of a feedback widget. */
  readonly feedbackWidgetSrc?: string | undefined;
  readonly docsAssistant?:
    | {
        readonly src: string;
        readonly key: string;
        /** Subresource integrity hash of the script. */
        readonly integrity?: string | undefined;
      }
    | undefined;
}
