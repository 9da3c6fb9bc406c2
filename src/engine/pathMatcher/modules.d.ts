/** The router's own path-to-regexp, by the name that src/engine/pathMatcher/plugin.ts gives it. */
declare module 'router-path-to-regexp' {
  export type Path = string | RegExp | readonly (string | RegExp)[];
  export interface Key {
    readonly name: string | number;
  }
  export interface RegExpOptions {
    readonly end?: boolean;
    readonly strict?: boolean;
    readonly sensitive?: boolean;
  }
  interface PathToRegexp {
    (path: Path, keys?: Key[], options?: RegExpOptions): RegExp;
    readonly compile: (path: string) => (parameters?: object) => string;
  }
  const pathToRegexp: PathToRegexp;
  export default pathToRegexp;
}
