import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** What the bundler gives to every module: `u` is the file of a chunk, `p` the folder of all files. `gca` is the engine's. */
declare const __webpack_require__: {gca: (name: string) => string; readonly p: string; readonly u: (id: string) => string};

if (ExecutionEnvironment.canUseDOM) {
  // The ID of a chunk is its name: see splitChunks.ts.
  __webpack_require__.gca = (name) => __webpack_require__.p + __webpack_require__.u(name);
}
