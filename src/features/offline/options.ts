/** Names a file that an element fetches only when its page is reached by a link: it is saved with the page. */
export const offlineFileAttribute = 'data-offline-file';
