export default function trimGenerated(
  this: {readonly resourcePath: string},
  source: string,
): string;
