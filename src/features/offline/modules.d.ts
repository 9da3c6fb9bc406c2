declare module '@generated/offline.json' {
  /** Changes with every input of the build. */
  export const version: string;
  /** The base URL of the site. */
  export const base: string;
}
