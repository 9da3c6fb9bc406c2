// Written by build/plugin.ts before the code is compiled.
declare module '@generated/offline.json' {
  export const version: string;
  /** The base URL of the site. */
  export const base: string;
}
