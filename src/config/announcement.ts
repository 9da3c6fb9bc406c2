/**
 * The bar above the navbar. To announce something, export an object; readers who close it do not see
 * it again until `id` changes. `undefined` means no bar.
 */
export interface Announcement {
  /** Change it to show the bar again to readers who have closed it. */
  readonly id: string;
  /** HTML; links allowed. */
  readonly content: string;
  /** CSS colours; check that text on background reaches a contrast of 4.5:1. */
  readonly backgroundColor: string;
  readonly textColor: string;
  readonly isCloseable: boolean;
}

export const announcement: Announcement | undefined = undefined;
