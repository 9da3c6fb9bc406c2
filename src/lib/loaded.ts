/** A part of the code that a reader asks for; undefined where it does not load. Not React.lazy: who is offline gets a sentence and can press again, not a crashed page. */
export const loaded = <Part>(part: Promise<{readonly default: Part}>): Promise<Part | undefined> =>
  part.then(
    (module) => module.default,
    () => undefined,
  );
