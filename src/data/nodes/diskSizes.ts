/** Disk usage of Linea's own Mainnet nodes, from a public feed that ended on 3 November 2025. */

interface DiskReading {
  /** ISO 8601, UTC. */
  readonly date: string;
  readonly bytes: number;
}

/** The last reading, and the one at the start of the averaging period. */
export const diskSizes = {
  besuFull: {
    last: {date: '2025-11-03', bytes: 508_880_302_080},
    growthFrom: {date: '2025-06-16', bytes: 300_428_865_536},
  },
  besuArchive: {
    last: {date: '2025-11-03', bytes: 3_869_318_721_536},
    growthFrom: {date: '2025-06-16', bytes: 3_411_125_764_096},
  },
  gethArchive: {
    last: {date: '2025-11-03', bytes: 3_967_006_654_464},
    growthFrom: {date: '2025-06-16', bytes: 3_480_402_239_488},
  },
} as const satisfies Readonly<
  Record<string, {readonly last: DiskReading; readonly growthFrom: DiskReading}>
>;

export type DiskSeriesId = keyof typeof diskSizes;

/** Returns the average growth between `growthFrom` and the last reading, in bytes per day. */
export function getAverageGrowth(series: DiskSeriesId): number {
  const {last, growthFrom} = diskSizes[series];
  const days =
    (Date.parse(last.date) - Date.parse(growthFrom.date)) / 86_400_000;
  return (last.bytes - growthFrom.bytes) / days;
}

/** Formats a size in decimal units, which disk vendors use: `508.88 GB`, `3.87 TB`. */
export function formatBytes(bytes: number): string {
  const [unit, size] = bytes >= 1e12 ? ['TB', 1e12] : ['GB', 1e9];
  return `${(bytes / size).toFixed(2)} ${unit}`;
}
