import {metrics, type Format} from './metrics';
import {
  getBounds,
  measureHeight,
  getLineHeight,
  measureLine,
  tokenizeLine,
  measureWidest,
  wrap,
  wrapEvenly,
} from './text';
import type {
  Label,
  Line,
  Point,
  Rect,
  Scene,
  SceneShape,
  Variant,
} from './types';

export interface Message {
  readonly kind: 'message';
  readonly from: string;
  readonly to: string;
  readonly text: string;
  /** Whether the message is a response or an event. */
  readonly isDashed: boolean;
}

interface Note {
  readonly kind: 'note';
  readonly actorIds: readonly string[];
  readonly text: string;
}

/** Repeated or conditional steps, with the condition as the title. */
interface Block {
  readonly kind: 'block';
  readonly title: string;
  readonly steps: readonly Step[];
}

export type Step = Message | Note | Block;

/** A parsed sequence diagram, before layout. */
export interface Sequence {
  readonly actors: readonly {
    readonly id: string;
    readonly name: string;
    readonly variant?: Variant;
  }[];
  readonly steps: readonly Step[];
}

const gap = 12;

/** Positions of the lanes, and the maximum width of text between them. */
interface Lanes {
  readonly centers: readonly number[];
  readonly heads: readonly {
    readonly x: number;
    readonly width: number;
    readonly lines: readonly Line[];
  }[];
  readonly textWidth: number;
  readonly width: number;
}

function flatten(steps: readonly Step[]): (Message | Note)[] {
  return steps.flatMap((step) =>
    step.kind === 'block' ? flatten(step.steps) : [step],
  );
}

/** Positions the lanes by the widths of their names, then moves them apart for the longest messages. */
function positionLanes(
  {actors, steps}: Sequence,
  textWidth: number,
  nameWidth: number,
  fontSize: number,
): Lanes {
  const index = new Map(actors.map(({id}, position) => [id, position]));
  const heads = actors.map((actor) => {
    const lines = wrapEvenly(actor.name, nameWidth, fontSize, 'strong');
    return {
      lines,
      width:
        Math.ceil(measureWidest(lines, fontSize, 'strong')) +
        2 * metrics.wide.boxPadding.x,
    };
  });
  const distances = actors
    .slice(1)
    .map(
      (_, position) =>
        ((heads[position]?.width ?? 0) + (heads[position + 1]?.width ?? 0)) /
          2 +
        gap,
    );
  let right = 0;
  const spans = flatten(steps).flatMap((step) => {
    const requiredWidth =
      measureWidest(wrapEvenly(step.text, textWidth, fontSize), fontSize) +
      2 * gap;
    const ends = step.kind === 'note' ? step.actorIds : [step.from, step.to];
    const [first, last] = [
      Math.min(...ends.map((id) => index.get(id) ?? 0)),
      Math.max(...ends.map((id) => index.get(id) ?? 0)),
    ];
    return [
      {
        first,
        last,
        requiredWidth,
        isSelf: step.kind === 'message' && first === last,
        isNote: step.kind === 'note' && first === last,
      },
    ];
  });
  for (const {first, last, requiredWidth, isSelf, isNote} of [...spans].sort(
    (a, b) => a.last - a.first - (b.last - b.first),
  )) {
    if (isSelf && first === actors.length - 1) {
      right = Math.max(
        right,
        requiredWidth + 22 - (heads[first]?.width ?? 0) / 2,
      );
    } else if (isNote) {
      const extra = requiredWidth / 2 + gap;
      if (first > 0) {
        distances[first - 1] = Math.max(distances[first - 1] ?? 0, extra);
      }
      if (first < actors.length - 1) {
        distances[first] = Math.max(distances[first] ?? 0, extra);
      }
    } else {
      const end = isSelf ? first + 1 : last;
      const missingWidth =
        requiredWidth +
        (isSelf ? 22 : 0) -
        distances
          .slice(first, end)
          .reduce((sum, distance) => sum + distance, 0);
      if (missingWidth > 0) {
        for (let position = first; position < end; position += 1) {
          distances[position] =
            (distances[position] ?? 0) + missingWidth / (end - first);
        }
      }
    }
  }
  // Space for the frames of blocks.
  const left =
    (heads[0]?.width ?? 0) / 2 +
    metrics.margin +
    (steps.some(({kind}) => kind === 'block') ? 14 : 0);
  const centers = distances.reduce(
    (positions, distance) => [...positions, (positions.at(-1) ?? 0) + distance],
    [left],
  );
  const width =
    (centers.at(-1) ?? 0) +
    (heads.at(-1)?.width ?? 0) / 2 +
    Math.max(0, right) +
    metrics.margin +
    (steps.some(({kind}) => kind === 'block') ? 14 : 0);
  return {
    centers,
    heads: heads.map((head, position) => ({
      ...head,
      x: (centers[position] ?? 0) - head.width / 2,
    })),
    textWidth,
    width,
  };
}

/** For desktops: lanes side by side, with time running downwards. */
function layoutLanes(
  sequence: Sequence,
  textWidth: number,
  nameWidth: number,
): Scene {
  const {fontSize} = metrics.wide;
  const lanes = positionLanes(sequence, textWidth, nameWidth, fontSize);
  const laneCenters = new Map(
    sequence.actors.map(({id}, position) => [id, lanes.centers[position] ?? 0]),
  );
  const headHeight =
    Math.max(...lanes.heads.map(({lines}) => measureHeight(lines, fontSize))) +
    2 * metrics.wide.boxPadding.y;
  const shapes: SceneShape[] = [];
  const textRects: Rect[] = [];
  let y = metrics.margin + headHeight + 8;
  const addLabel = (label: Label): void => {
    shapes.push(label);
    textRects.push(getBounds(label, fontSize));
  };

  function addStep(step: Step): void {
    if (step.kind === 'block') {
      const top = y + 4;
      addLabel({
        kind: 'label',
        x: 12,
        y: top + 6,
        anchor: 'start',
        lines: [tokenizeLine(step.title)],
        style: 'strong',
      });
      y = top + 6 + getLineHeight(fontSize);
      step.steps.forEach(addStep);
      shapes.push({
        kind: 'group',
        variant: 'plain',
        x: metrics.margin,
        y: top,
        width: lanes.width - 2 * metrics.margin,
        height: y - top + 8,
      });
      y += 12;
      return;
    }
    const lines = wrapEvenly(step.text, textWidth, fontSize);
    const height = measureHeight(lines, fontSize);
    if (step.kind === 'note') {
      const ends = step.actorIds.map((id) => laneCenters.get(id) ?? 0);
      const width = Math.max(
        measureWidest(lines, fontSize) + 2 * gap,
        Math.max(...ends) - Math.min(...ends) + 40,
      );
      const center = (Math.max(...ends) + Math.min(...ends)) / 2;
      const x = Math.min(
        Math.max(metrics.margin, center - width / 2),
        lanes.width - width - metrics.margin,
      );
      const box = {x, y: y + 8, width, height: height + 10};
      shapes.push({
        kind: 'box',
        shape: 'box',
        variant: 'note',
        ...box,
        texts: [
          {
            x: x + width / 2,
            y: box.y + 5,
            anchor: 'middle',
            lines,
            style: 'plain',
          },
        ],
      });
      textRects.push(box);
      y = box.y + box.height + 4;
      return;
    }
    const [from, to] = [
      laneCenters.get(step.from) ?? 0,
      laneCenters.get(step.to) ?? 0,
    ];
    const top = y + 8;
    if (from === to) {
      const bottom = top + Math.max(height, 18);
      shapes.push({
        kind: 'arrow',
        points: [
          [from, top + 3],
          [from + 14, top + 3],
          [from + 14, bottom],
          [from, bottom],
        ],
        heads: 'end',
        isDashed: step.isDashed,
      });
      addLabel({
        kind: 'label',
        x: from + 22,
        y: top + (bottom - top + 3 - height) / 2,
        anchor: 'start',
        lines,
        style: 'soft',
      });
      y = bottom + 4;
      return;
    }
    addLabel({
      kind: 'label',
      x: (from + to) / 2,
      y: top,
      anchor: 'middle',
      lines,
      style: 'soft',
    });
    const line = top + height + 4;
    shapes.push({
      kind: 'arrow',
      points: [
        [from, line],
        [to, line],
      ],
      heads: 'end',
      isDashed: step.isDashed,
    });
    y = line + 4;
  }
  sequence.steps.forEach(addStep);

  const bottom = y + 8;
  sequence.actors.forEach((actor, position) => {
    const variant = actor.variant ?? (position === 0 ? 'start' : 'plain');
    const x = lanes.centers[position] ?? 0;
    const head = lanes.heads[position] as Lanes['heads'][number];
    shapes.push({
      kind: 'box',
      shape: 'box',
      variant,
      x: head.x,
      y: metrics.margin,
      width: head.width,
      height: headHeight,
      texts: [
        {
          x,
          y:
            metrics.margin +
            (headHeight - measureHeight(head.lines, fontSize)) / 2,
          anchor: 'middle',
          lines: head.lines,
          style: 'strong',
        },
      ],
    });
    for (const [start, end] of getVisibleParts(
      x,
      metrics.margin + headHeight,
      bottom,
      textRects,
    )) {
      shapes.push({
        kind: 'arrow',
        points: [
          [x, start],
          [x, end],
        ],
        heads: 'none',
        isMuted: true,
        variant,
      });
    }
  });
  return {
    width: lanes.width,
    height: bottom + metrics.margin,
    fontSize,
    shapes,
  };
}

/** Returns the parts of a lane that no text covers. */
function getVisibleParts(
  x: number,
  top: number,
  bottom: number,
  textRects: readonly Rect[],
): Point[] {
  const gaps = textRects
    .filter((rect) => rect.x - 3 < x && x < rect.x + rect.width + 3)
    .sort((a, b) => a.y - b.y);
  const parts: Point[] = [];
  let start = top;
  for (const {y, height} of gaps) {
    if (y - 1 > start) {
      parts.push([start, y - 1]);
    }
    start = Math.max(start, y + height + 1);
  }
  return bottom > start ? [...parts, [start, bottom]] : parts;
}

/** For phones: a list of steps, each with its sender and receiver. */
function layoutSteps(sequence: Sequence): Scene {
  const {fontSize, width} = metrics.phone;
  const actorNames = new Map(sequence.actors.map(({id, name}) => [id, name]));
  const shapes: SceneShape[] = [];
  const rail = 12;
  const left = 30;
  let y = metrics.margin;
  const dots: number[] = [];

  function addStep(step: Step): void {
    if (step.kind === 'block') {
      const top = y;
      shapes.push({
        kind: 'label',
        x: left,
        y: top + 8,
        anchor: 'start',
        lines: wrap(step.title, width - left - 12, fontSize, 'strong'),
        style: 'strong',
      });
      y =
        top +
        8 +
        measureHeight(
          wrap(step.title, width - left - 12, fontSize, 'strong'),
          fontSize,
        ) +
        6;
      step.steps.forEach(addStep);
      shapes.push({
        kind: 'group',
        variant: 'plain',
        x: left - 8,
        y: top,
        width: width - left + 8 - metrics.margin,
        height: y - top,
      });
      y += 10;
      return;
    }
    if (step.kind === 'note') {
      const lines = wrap(step.text, width - left - 2 * gap - 10, fontSize);
      const box = {
        x: left,
        y: y + 2,
        width: width - left - 10,
        height: measureHeight(lines, fontSize) + 12,
      };
      shapes.push({
        kind: 'box',
        shape: 'box',
        variant: 'note',
        ...box,
        texts: [
          {
            x: box.x + gap,
            y: box.y + 6,
            anchor: 'start',
            lines,
            style: 'plain',
          },
        ],
      });
      y = box.y + box.height + 10;
      return;
    }
    const [from, to] = [
      actorNames.get(step.from) ?? '',
      actorNames.get(step.to) ?? '',
    ];
    const actorLines = wrap(
      from === to ? from : `${from} → ${to}`,
      width - left - 10,
      fontSize,
      'strong',
    );
    const textLines = wrap(step.text, width - left - 10, fontSize);
    dots.push(y + getLineHeight(fontSize) / 2);
    shapes.push(
      {
        kind: 'label',
        x: left,
        y,
        anchor: 'start',
        lines: actorLines,
        style: 'strong',
      },
      {
        kind: 'label',
        x: left,
        y: y + measureHeight(actorLines, fontSize),
        anchor: 'start',
        lines: textLines,
        style: 'soft',
      },
    );
    y +=
      measureHeight(actorLines, fontSize) +
      measureHeight(textLines, fontSize) +
      10;
  }
  sequence.steps.forEach(addStep);

  const [first = 0, last = 0] = [dots[0], dots.at(-1)];
  shapes.push({
    kind: 'arrow',
    points: [
      [rail, first],
      [rail, last],
    ],
    heads: 'none',
    isMuted: true,
  });
  dots.forEach((dotY, index) =>
    shapes.push({
      kind: 'dot',
      center: [rail, dotY],
      variant: index === 0 || index === dots.length - 1 ? 'strong' : 'plain',
    }),
  );
  return {width, height: y, fontSize, shapes};
}

/** Lays out lanes for desktops and a list of steps for phones. Throws if the lanes do not fit. */
export function layoutSequence(sequence: Sequence, format: Format): Scene {
  if (format === 'phone') return layoutSteps(sequence);
  const {width, height, fontSize} = metrics.wide;
  const maxTextWidth = Math.max(
    ...flatten(sequence.steps).map(({text}) =>
      measureLine(tokenizeLine(text), fontSize),
    ),
  );
  const candidates = [150, 120, 96, 80].flatMap((nameWidth) =>
    [maxTextWidth + 1, 260, 220, 180, 150, 120, 100]
      .filter((textWidth) => textWidth <= maxTextWidth + 1)
      .map((textWidth) => layoutLanes(sequence, textWidth, nameWidth)),
  );
  const fittingScenes = candidates
    .filter((scene) => scene.width <= width)
    .sort((a, b) => a.height - b.height || a.width - b.width);
  const [best] = fittingScenes;
  if (!best) {
    const minWidth = Math.ceil(
      Math.min(...candidates.map((scene) => scene.width)),
    );
    throw new Error(
      `On desktops, the diagram is ${minWidth} px wide, but the maximum is ${width} → shorten names and messages, or remove a participant`,
    );
  }
  if (best.height <= height) return best;
  throw new Error(
    `On desktops, the diagram is ${Math.ceil(best.height)} px tall, but the maximum is ${height} → remove steps, or split the diagram`,
  );
}
