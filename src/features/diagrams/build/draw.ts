import {layOutGraph} from '../kit/graph';
import {measures, type Format} from '../kit/measures';
import {layOutSequence} from '../kit/sequence';
import type {Drawn, Scene} from '../kit/types';
import {parse} from './parse';

/** Draws a Mermaid block for windows and for phones. One drawing serves both where it fits a phone at the larger size. */
export async function draw(source: string): Promise<Drawn> {
  const parsed = await parse(source);
  const layOut = async (format: Format): Promise<Scene> => (parsed.kind === 'graph' ? layOutGraph(parsed.graph, format) : layOutSequence(parsed.sequence, format));
  const wide = await layOut('wide');
  return wide.width <= measures.phone.width ? {wide} : {wide, phone: await layOut('phone')};
}
