// Replaces the entry of Docusaurus, which starts everything in one task: React starts in one task and the site in another, and
// a reader who scrolls or taps in between is answered.

const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

async function start(): Promise<void> {
  await nextTask();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  await import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry');
}

// At DOMContentLoaded, before those tasks, Docusaurus takes a missing object for a wrong base URL and shows a banner.
window.docusaurus = {prefetch: () => false, preload: () => false};
void start();
