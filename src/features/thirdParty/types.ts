/** Id of the element that hands the slots from the build to the browser, as JSON. */
export const slotsElementId = 'third-party-slots';

/** Optional settings of a build, most of them third-party slots. */
export interface SiteEnvironment {
  /** Receives reports of violations of the Content-Security-Policy. */
  readonly cspReportUrl?: string | undefined;
  /** Container of Google Tag Manager, `GTM-XXXXXXX`. */
  readonly gtmContainerId?: string | undefined;
  /** Loader script of a feedback widget. */
  readonly feedbackWidgetSrc?: string | undefined;
  readonly docsAssistant?: {
    readonly src: string;
    readonly key: string;
    /** Subresource integrity hash of the script. */
    readonly integrity?: string | undefined;
  } | undefined;
}
