import type {ElkNode} from 'elkjs/lib/elk-api';
import type {Graph, Rect} from './types';

/** Half the distance between two rows. */
const halfRowGap = 15;

/** Returns the root if the graph is a tree without groups, labels or double arrows; otherwise undefined. */
export function findTreeRoot({
  direction,
  nodes,
  groups,
  edges,
}: Graph): string | undefined {
  const roots = nodes.filter(({id}) => edges.every(({to}) => to !== id));
  const isTree =
    roots.length === 1 &&
    edges.length === nodes.length - 1 &&
    new Set(edges.map(({to}) => to)).size === edges.length;
  const isPlain =
    groups.length === 0 &&
    edges.every(({label, heads}) => !label && heads !== 'both');
  const hasBranches = new Set(edges.map(({from}) => from)).size < edges.length;
  return direction === 'DOWN' && isTree && isPlain && hasBranches
    ? roots[0]?.id
    : undefined;
}

/** Lays out a tree with each box centered above its children; ELK would align it with one of them. Takes and returns ELK's format. */
export function layoutTree(
  tree: ElkNode,
  {edges}: Graph,
  root: string,
  spacing: number,
): ElkNode {
  const boxes = new Map<string, Rect>(
    (tree.children ?? []).map(({id, width = 0, height = 0}) => [
      id,
      {x: 0, y: 0, width, height},
    ]),
  );
  const getBox = (id: string): Rect => boxes.get(id) as Rect;
  const getChildren = (id: string): string[] =>
    edges.filter(({from}) => from === id).map(({to}) => to);
  const rowHeights: number[] = [];
  (function measureRows(id: string, row: number): void {
    rowHeights[row] = Math.max(rowHeights[row] ?? 0, getBox(id).height);
    getChildren(id).forEach((child) => measureRows(child, row + 1));
  })(root, 0);

  /** Right edge of the last box in each row. */
  const rowEnds: number[] = [];
  function setPosition(id: string, row: number, x: number): number {
    const {width, height} = getBox(id);
    const top = rowHeights
      .slice(0, row)
      .reduce((sum, rowHeight) => sum + rowHeight + 2 * halfRowGap, 0);
    boxes.set(id, {
      x,
      y: top + ((rowHeights[row] ?? 0) - height) / 2,
      width,
      height,
    });
    rowEnds[row] = x + width;
    return x + width / 2;
  }
  function moveChildren(id: string, row: number, distance: number): void {
    for (const child of getChildren(id)) {
      setPosition(child, row + 1, getBox(child).x + distance);
      moveChildren(child, row + 1, distance);
    }
  }
  /** Positions a box and its descendants; returns the box's center. */
  function positionBox(id: string, row: number): number {
    const {width} = getBox(id);
    const centers = getChildren(id).map((child) => positionBox(child, row + 1));
    const end = rowEnds[row];
    const minX = end === undefined ? 0 : end + spacing;
    const [first, last] = [centers[0], centers.at(-1)];
    if (first === undefined || last === undefined)
      return setPosition(id, row, minX);
    const x = (first + last) / 2 - width / 2;
    if (x < minX) {
      moveChildren(id, row, minX - x);
    }
    return setPosition(id, row, Math.max(x, minX));
  }
  positionBox(root, 0);

  return {
    ...tree,
    children: (tree.children ?? []).map((box) => ({...box, ...getBox(box.id)})),
    edges: edges.map(({from, to}, index) => {
      const [parent, child] = [getBox(from), getBox(to)];
      const [startPoint, endPoint] = [
        {x: parent.x + parent.width / 2, y: parent.y + parent.height},
        {x: child.x + child.width / 2, y: child.y},
      ];
      const bendY = endPoint.y - halfRowGap;
      const bendPoints =
        Math.abs(startPoint.x - endPoint.x) < 1
          ? []
          : [
              {x: startPoint.x, y: bendY},
              {x: endPoint.x, y: bendY},
            ];
      return {
        id: `edge-${index}`,
        sources: [from],
        targets: [to],
        sections: [{id: `section-${index}`, startPoint, endPoint, bendPoints}],
      };
    }),
  };
}
