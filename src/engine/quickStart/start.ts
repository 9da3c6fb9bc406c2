// Stands for the engine's entry, which starts everything in one task: React here, and the rest of the site in a task of its own.
// A reader who scrolls or taps meanwhile is answered in between. The script in the head (`features/recovery`) hears how it goes.

/** Runs in a task of its own. */
const inTask = (run: () => Promise<unknown>): Promise<unknown> => new Promise((resolve) => setTimeout(() => resolve(run())));

async function start(): Promise<void> {
  await inTask(() => import(/* webpackMode: "eager" */ 'react-dom/client'));
  await inTask(() => import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry'));
}

document.documentElement.dataset.started = 'true';
start().catch((error: unknown) => {
  document.dispatchEvent(new Event('startfailed'));
  throw error;
});
