// Stands for the theme's own hooks. One of them orders a few names by the rules of a language, which the browser loads for it
// while the page comes to life.
import {useMemo} from 'react';

export * from 'theme-hooks';

/** The same object as long as its properties are the same. */
export function useShallowMemoObject<Value extends object>(object: Value): Value {
  const names = Object.keys(object).sort() as (keyof Value)[];
  // eslint-disable-next-line react-hooks/exhaustive-deps, react-hooks/use-memo -- what counts is what is in it
  return useMemo(() => object, names.flatMap((name) => [name, object[name]]));
}
