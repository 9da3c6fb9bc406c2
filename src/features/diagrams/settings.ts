/** The largest natural sizes of drawings in pixels. At 390 px, the text of the widest narrow drawing is still 12 px. */
export const limits = {
  wide: {width: 762, height: 640},
  narrow: {width: 386, height: 1240},
} as const;

interface Spacing {
  /** Flowcharts: the width at which labels wrap, and the padding of boxes. */
  readonly wrappingWidth: number;
  readonly padding: number;
  /** Sequences: the width of a participant, and the space to the next one. */
  readonly actorWidth: number;
  readonly actorMargin: number;
}

/** Mermaid's settings for a drawing. */
const createSettings = ({
  wrappingWidth,
  padding,
  actorWidth,
  actorMargin,
}: Spacing) =>
  ({
    startOnLoad: false,
    theme: 'base',
    htmlLabels: false,
    fontFamily: 'Drawing',
    themeVariables: {fontFamily: 'Drawing', fontSize: '14px'},
    themeCSS:
      '.node tspan, .cluster-label tspan {font-weight: 600} .node [font-style="italic"] {font-style: normal; font-weight: 400}',
    elk: {cycleBreakingStrategy: 'DEPTH_FIRST'},
    flowchart: {htmlLabels: false, curve: 'rounded', wrappingWidth, padding},
    sequence: {
      wrap: true,
      wrapPadding: 2,
      mirrorActors: false,
      width: actorWidth,
      height: 40,
      actorMargin,
      boxMargin: 8,
      noteMargin: 8,
      diagramMarginX: 0,
      diagramMarginY: 0,
      actorFontSize: 14,
      actorFontWeight: 600,
      messageFontSize: 14,
      noteFontSize: 14,
    },
  }) as const;

/** A drawing is made with the first settings with which it fits. */
export const settings = {
  wide: [
    {wrappingWidth: 190, padding: 8, actorWidth: 166, actorMargin: 22},
    {wrappingWidth: 138, padding: 8, actorWidth: 130, actorMargin: 24},
    {wrappingWidth: 138, padding: 6, actorWidth: 102, actorMargin: 24},
  ].map(createSettings),
  narrow: [
    {wrappingWidth: 138, padding: 8, actorWidth: 102, actorMargin: 24},
    {wrappingWidth: 100, padding: 5, actorWidth: 102, actorMargin: 24},
  ].map(createSettings),
} as const;
