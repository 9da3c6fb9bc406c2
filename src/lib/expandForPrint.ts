import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Whether print.css can expand collapsed sections. */
const canStyleContent = (): boolean =>
  CSS.supports('selector(details::details-content)');

/** Sections that were collapsed before printing. */
let expandedSections: readonly HTMLDetailsElement[] = [];

function setOpen(open: boolean): void {
  for (const section of expandedSections) {
    section.open = open;
  }
}

if (ExecutionEnvironment.canUseDOM && !canStyleContent()) {
  window.addEventListener('beforeprint', () => {
    expandedSections = [
      ...document.querySelectorAll<HTMLDetailsElement>(
        '.markdown details:not([open])',
      ),
    ];
    setOpen(true);
  });
  window.addEventListener('afterprint', () => setOpen(false));
}
