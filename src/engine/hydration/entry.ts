// Replaces Docusaurus' entry, which starts everything in one task. Here, React and the site start in separate tasks, so that the page responds
// to scrolling and taps in between.

const nextTask = (): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve));

async function start(): Promise<void> {
  await nextTask();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  await import(
    /* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry'
  );
}

// Set before DOMContentLoaded, which precedes those tasks: without this object, Docusaurus would assume a wrong base URL and show a banner.
window.docusaurus = {prefetch: () => false, preload: () => false};
void start();
