import type {ElkNode} from 'elkjs/lib/elk-api';
import type {Graph} from './types';

/** Half the distance between two rows. */
const level = 15;

/** The root of a graph that is a tree without groups and without texts on its lines; undefined for any other graph. */
export function rootOf({direction, nodes, groups, edges}: Graph): string | undefined {
  const roots = nodes.filter(({id}) => edges.every(({to}) => to !== id));
  const isTree = roots.length === 1 && edges.length === nodes.length - 1 && new Set(edges.map(({to}) => to)).size === edges.length;
  const isPlain = groups.length === 0 && edges.every(({label, heads}) => !label && heads !== 'both');
  const hasBranches = edges.some(({from}, index) => edges.findIndex((edge) => edge.from === from) !== index);
  return direction === 'DOWN' && isTree && isPlain && hasBranches ? roots[0]?.id : undefined;
}

/** Lays a tree out with each box over the middle of its branches: ELK puts it over one of them. Takes and returns what ELK does. */
export function layOutTree(tree: ElkNode, {edges}: Graph, root: string, spacing: number): ElkNode {
  const boxes = new Map((tree.children ?? []).map((box) => [box.id, box]));
  const branchesOf = (id: string): string[] => edges.filter(({from}) => from === id).map(({to}) => to);
  const sizeOf = (id: string): {width: number; height: number} => ({width: boxes.get(id)?.width ?? 0, height: boxes.get(id)?.height ?? 0});
  const rows: number[] = [];
  (function measure(id: string, row: number): void {
    rows[row] = Math.max(rows[row] ?? 0, sizeOf(id).height);
    branchesOf(id).forEach((branch) => measure(branch, row + 1));
  })(root, 0);

  const places = new Map<string, {x: number; y: number; width: number; height: number}>();
  /** How far to the right each row is filled. */
  const filled: number[] = rows.map(() => -Infinity);
  function place(id: string, row: number): number {
    const {width, height} = sizeOf(id);
    const branches = branchesOf(id).map((branch) => place(branch, row + 1));
    const free = filled[row] === -Infinity ? 0 : (filled[row] ?? 0) + spacing;
    const middle = branches.length > 0 ? ((branches[0] ?? 0) + (branches.at(-1) ?? 0)) / 2 : free + width / 2;
    const x = middle - width / 2;
    if (x < free && branches.length > 0) {
      move(id, row, free - x);
      return placeAt(id, row, free, width, height);
    }
    return placeAt(id, row, x, width, height);
  }
  function placeAt(id: string, row: number, x: number, width: number, height: number): number {
    const top = rows.slice(0, row).reduce((sum, each) => sum + each + 2 * level, 0);
    places.set(id, {x, y: top + ((rows[row] ?? 0) - height) / 2, width, height});
    filled[row] = x + width;
    return x + width / 2;
  }
  /** Moves all branches below a box to the right. */
  function move(id: string, row: number, by: number): void {
    for (const branch of branchesOf(id)) {
      const at = places.get(branch);
      if (at) {
        placeAt(branch, row + 1, at.x + by, at.width, at.height);
        move(branch, row + 1, by);
      }
    }
  }
  place(root, 0);
  const placeOf = (id: string): {x: number; y: number; width: number; height: number} => places.get(id) ?? {x: 0, y: 0, width: 0, height: 0};
  return {
    ...tree,
    children: [...boxes.values()].map((box) => ({...box, ...placeOf(box.id)})),
    edges: edges.map(({from, to}, index) => {
      const [above, below] = [placeOf(from), placeOf(to)];
      const [startPoint, endPoint] = [{x: above.x + above.width / 2, y: above.y + above.height}, {x: below.x + below.width / 2, y: below.y}];
      const middle = endPoint.y - level;
      const bendPoints = Math.abs(startPoint.x - endPoint.x) < 1 ? [] : [{x: startPoint.x, y: middle}, {x: endPoint.x, y: middle}];
      return {id: `edge-${index}`, sources: [from], targets: [to], sections: [{id: `section-${index}`, startPoint, endPoint, bendPoints}]};
    }),
  };
}
