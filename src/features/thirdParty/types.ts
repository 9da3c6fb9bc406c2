/** Id of the element that hands the slots from the build to the browser, as JSON. */
export const slotsElementId = 'third-party-slots';

/** The third-party slots that are switched on. */
export interface SiteEnvironment {
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
