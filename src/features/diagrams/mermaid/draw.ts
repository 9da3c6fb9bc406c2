import {layoutFlowchart} from '../layout/flowchart';
import {metrics, type Format} from '../layout/metrics';
import {layoutSequence} from '../layout/sequence';
import type {Drawing, Scene} from '../layout/types';
import {parse} from './parse';

/** Lays out a Mermaid block for desktops and phones, or once for both if the desktop drawing, with its larger font, fits on a phone. */
export async function layoutDiagram(source: string): Promise<Drawing> {
  const diagram = await parse(source);
  const layout = async (format: Format): Promise<Scene> =>
    diagram.kind === 'graph'
      ? layoutFlowchart(diagram.graph, format)
      : layoutSequence(diagram.sequence, format);
  const wide = await layout('wide');
  return wide.width <= metrics.phone.width
    ? {wide}
    : {wide, phone: await layout('phone')};
}
