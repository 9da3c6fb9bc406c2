import {optimize} from 'svgo';

/** Text of a drawing, without its markup. */
const textOf = (svg: string): string => svg.replace(/<[^>]+>/g, '').replaceAll('&apos;', "'").replaceAll('&quot;', '"');

/** Shortens numbers and paths, and removes groups that have become empty. Throws if a word would be lost. */
export function optimise(svg: string): string {
  const {data} = optimize(svg, {
    multipass: true,
    floatPrecision: 1,
    plugins: ['cleanupAttrs', 'removeUselessDefs', 'removeEmptyContainers', 'cleanupNumericValues', 'convertTransform', 'convertPathData', 'sortAttrs'],
  });
  // The browser reads the drawing as HTML, where the namespace of labels is known.
  const short = data.replaceAll(' xmlns="http://www.w3.org/1999/xhtml"', '');
  if (textOf(short) !== textOf(svg)) {
    throw new Error('svgo changes the text of this diagram.');
  }
  return `${short}\n`;
}
