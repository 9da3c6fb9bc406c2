/** Id of the announcement bar, or an empty string if there is none. Defined by plugin.ts. */
declare const announcementId: string;

/**
 * Resets the dismissal of an earlier announcement. Docusaurus does so too, but only after it has read the dismissal, so that a new announcement
 * would appear on the next visit only.
 */
export function showNewAnnouncement(): void {
  try {
    if (
      announcementId &&
      localStorage.getItem('docusaurus.announcement.id') !== announcementId
    ) {
      localStorage.removeItem('docusaurus.announcement.dismiss');
    }
  } catch {
    // If storage is blocked, nothing has been dismissed.
  }
}
