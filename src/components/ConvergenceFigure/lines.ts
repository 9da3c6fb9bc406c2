export const lineCount = 27;
export const width = 640;
export const height = 420;
/** The point at which all lines meet. */
export const mergePoint = {x: 470, y: height / 2};

/** Returns the path of a transaction's line: horizontal on the left, then curving to the point at which all lines meet. */
export function createLinePath(index: number): string {
  const y = 12 + (index * (height - 24)) / (lineCount - 1);
  const bend = 150 + ((index * 37) % 110);
  return `M0 ${y.toFixed(1)}H${bend}C${bend + 150} ${y.toFixed(1)} ${mergePoint.x - 130} ${mergePoint.y} ${mergePoint.x} ${mergePoint.y}`;
}

/** The two parts of Ethereum's logo, which is at the end of the lines. */
export const ledgerPaths = [
  'm602 148 34 62-34 20-34-20z',
  'm568 224 34 20 34-20-34 50z',
];
