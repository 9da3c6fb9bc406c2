const path = require('node:path');

/** Settings that only the build reads. */
const buildSettings = [
  'clientModules',
  'headTags',
  'plugins',
  'presets',
  'themes',
];

/** In the list of lazily loaded modules, only the server reads their paths. */
const dropPaths = (source) =>
  source.replace(/, "[^"\n]+", (?=require\.resolveWeak)/g, ', "", ');

const dropBuildSettings = (source) => {
  const config = JSON.parse(
    source.slice(source.indexOf('{'), source.lastIndexOf('}') + 1),
  );
  for (const name of buildSettings) delete config[name];
  return `export default ${JSON.stringify(config)};`;
};

const trims = {
  'registry.js': dropPaths,
  'docusaurus.config.mjs': dropBuildSettings,
};

/** A loader for the browser's bundle that removes what only the build or the server reads from files that Docusaurus generates. */
module.exports = function trimGenerated(source) {
  const trimmed = trims[path.basename(this.resourcePath)](source);
  if (trimmed.length >= source.length) {
    throw new Error(
      `src/engine/trimGenerated.cjs: ${this.resourcePath} has a new format → update the loader, or remove it.`,
    );
  }
  return trimmed;
};
