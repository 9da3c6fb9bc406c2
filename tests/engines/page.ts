/** What the tests need of a browser, whichever library drives it. */
export interface EnginePage {
  readonly goto: (url: string) => Promise<void>;
  /** Sets the size of the window. Its content can be smaller. */
  readonly resize: (width: number, height: number) => Promise<void>;
  /** Runs a function in the page, which sees only its arguments. */
  readonly evaluate: <Args extends unknown[], Result>(
    run: (...args: Args) => Result,
    ...args: Args
  ) => Promise<Awaited<Result>>;
  /** Waits for an element that is visible, whose name contains the text and that nothing covers, and presses its middle. */
  readonly click: (selector: string, name?: string) => Promise<void>;
  readonly hover: (selector: string, name?: string) => Promise<void>;
  /** Presses keys together, for example `Control+k`. */
  readonly press: (keys: string) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

export interface Engine {
  readonly newPage: () => Promise<EnginePage>;
  readonly close: () => Promise<void>;
}

/** The size of a common laptop's window. */
export const windowSize = {width: 1366, height: 768};

/** Runs in the page: returns the first visible element whose name contains the text, if a press on its middle reaches it; otherwise scrolls to it. */
export function findElement(
  selector: string,
  name: string,
): HTMLElement | undefined {
  const element = [...document.querySelectorAll<HTMLElement>(selector)].find(
    (candidate) =>
      candidate.checkVisibility({visibilityProperty: true}) &&
      (candidate.ariaLabel ?? candidate.textContent).includes(name),
  );
  if (!element) return undefined;
  const {left, top, width, height} = element.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  if (hit && element.contains(hit)) return element;
  element.scrollIntoView({block: 'center', behavior: 'instant'});
  return undefined;
}
