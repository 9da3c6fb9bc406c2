// Stands for path-to-regexp within the router. The router tries a page's address on some 200 routes with a regular
// expression each, which takes 14 ms before the first page can be used, four times that on a phone. Our routes are plain
// paths, and those can be compared.
import pathToRegexp, {type Key, type Path, type RegExpOptions} from 'router-path-to-regexp';

/** What the router asks of a regular expression: the part of an address that matches, or nothing. */
interface Matcher {
  readonly exec: (pathname: string) => readonly string[] | null;
}

const plain = /^(\/[\w.-]+)+$/;

function comparer(path: string): Matcher {
  const lower = path.toLowerCase();
  return {
    exec(pathname) {
      const surplus = pathname.length - path.length;
      return (surplus === 0 || (surplus === 1 && pathname.endsWith('/'))) && pathname.slice(0, path.length).toLowerCase() === lower ? [pathname] : null;
    },
  };
}

function pathMatcher(path: Path, keys?: Key[], options: RegExpOptions = {}): Matcher {
  const {end = true, strict = false, sensitive = false} = options;
  return typeof path === 'string' && plain.test(path) && end && !strict && !sensitive ? comparer(path) : pathToRegexp(path, keys, options);
}

export default Object.assign(pathMatcher, {compile: pathToRegexp.compile});
