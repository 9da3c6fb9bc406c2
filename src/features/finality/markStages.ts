import type {Stage} from './stages';

/** The classes of boxes in src/features/diagrams/drawing.css: filled, plain and dashed. */
const boxClasses: Readonly<Record<Stage['state'], string>> = {
  done: 'box strong',
  open: 'box',
  unknown: 'box note',
};

/** Shows the states of the stages on the boxes of the illustration, which name their stage in `data-stage`. Returns a function that restores the boxes. */
export function markStages(
  container: HTMLElement | null,
  stages: readonly Stage[],
): () => void {
  const changes = stages.flatMap(({id, state}) =>
    [...(container?.querySelectorAll(`[data-stage="${id}"]`) ?? [])].map(
      (box) => {
        const before = box.getAttribute('class') ?? '';
        box.setAttribute('class', boxClasses[state]);
        return {box, before};
      },
    ),
  );
  return () => {
    for (const {box, before} of changes) box.setAttribute('class', before);
  };
}
