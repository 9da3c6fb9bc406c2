/** Loader: makes a page depend on the glossary, so that the dev server compiles the page again when a definition changes. */
export default function addGlossaryDependency(source) {
  this.addDependency(this.getOptions().file);
  return source;
}
