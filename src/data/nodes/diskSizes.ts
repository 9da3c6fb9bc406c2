/**
 * Disk use of Linea's own mainnet nodes: the last reading of each month, in bytes. The public feed ended
 * with the reading of 3 November 2025, so this is a frozen measurement, not a live one.
 */

export type DiskSeriesId = 'besuFull' | 'besuArchive' | 'gethArchive';

export interface DiskReading {
  /** Day of the reading, ISO 8601, UTC. */
  readonly date: string;
  readonly bytes: number;
}

export interface DiskSeries {
  readonly label: string;
  readonly description: string;
  /** Oldest first, one a month. */
  readonly readings: readonly DiskReading[];
  /** Start of the window over which the average growth is taken; it ends with the last reading. */
  readonly growthFrom: DiskReading;
}

export const diskSizes: Readonly<Record<DiskSeriesId, DiskSeries>> = {
  besuFull: {
    label: 'Besu, full',
    description: 'Besu and Linea Besu, full node with Bonsai storage',
    readings: [
      {date: '2024-11-25', bytes: 230_299_713_536},
      {date: '2024-12-16', bytes: 239_139_946_496},
      {date: '2025-01-27', bytes: 257_416_327_168},
      {date: '2025-02-24', bytes: 269_206_597_632},
      {date: '2025-03-31', bytes: 281_865_744_384},
      {date: '2025-04-28', bytes: 288_846_000_128},
      {date: '2025-05-19', bytes: 293_524_881_408},
      {date: '2025-06-30', bytes: 304_207_093_760},
      {date: '2025-07-21', bytes: 310_028_005_376},
      {date: '2025-08-25', bytes: 328_815_042_560},
      {date: '2025-09-29', bytes: 502_903_685_120},
      {date: '2025-10-27', bytes: 506_404_085_760},
      {date: '2025-11-03', bytes: 508_880_302_080},
    ],
    growthFrom: {date: '2025-06-16', bytes: 300_428_865_536},
  },
  besuArchive: {
    label: 'Besu, archive',
    description: 'Besu, archive node',
    readings: [
      {date: '2024-11-25', bytes: 2_952_109_174_784},
      {date: '2024-12-16', bytes: 3_026_294_046_720},
      {date: '2025-01-27', bytes: 3_154_569_117_696},
      {date: '2025-02-24', bytes: 3_221_013_778_432},
      {date: '2025-03-31', bytes: 3_296_186_572_800},
      {date: '2025-04-28', bytes: 3_339_552_280_576},
      {date: '2025-05-19', bytes: 3_370_791_510_016},
      {date: '2025-06-30', bytes: 3_428_216_827_904},
      {date: '2025-07-21', bytes: 3_460_193_443_840},
      {date: '2025-08-25', bytes: 3_576_512_147_456},
      {date: '2025-09-29', bytes: 3_765_413_310_464},
      {date: '2025-10-27', bytes: 3_845_981_605_888},
      {date: '2025-11-03', bytes: 3_869_318_721_536},
    ],
    growthFrom: {date: '2025-06-16', bytes: 3_411_125_764_096},
  },
  gethArchive: {
    label: 'Geth, archive',
    description: 'Geth, archive node',
    readings: [
      {date: '2024-11-25', bytes: 3_018_388_795_392},
      {date: '2024-12-16', bytes: 3_093_442_351_104},
      {date: '2025-01-27', bytes: 3_223_278_292_992},
      {date: '2025-02-24', bytes: 3_290_536_722_432},
      {date: '2025-03-31', bytes: 3_364_616_085_504},
      {date: '2025-04-28', bytes: 3_408_223_035_392},
      {date: '2025-05-19', bytes: 3_439_956_832_256},
      {date: '2025-06-30', bytes: 3_497_820_196_864},
      {date: '2025-07-21', bytes: 3_529_963_524_096},
      {date: '2025-08-25', bytes: 3_649_034_113_024},
      {date: '2025-09-29', bytes: 3_840_314_195_968},
      {date: '2025-10-27', bytes: 3_951_763_304_448},
      {date: '2025-11-03', bytes: 3_967_006_654_464},
    ],
    growthFrom: {date: '2025-06-16', bytes: 3_480_402_239_488},
  },
};

export function lastReading(series: DiskSeriesId): DiskReading {
  const reading = diskSizes[series].readings.at(-1);
  if (!reading) throw new Error(`No disk readings for ${series}`);
  return reading;
}

/** Average bytes a day between `growthFrom` and the last reading. */
export function averageGrowth(series: DiskSeriesId): number {
  const last = lastReading(series);
  const {growthFrom} = diskSizes[series];
  const days = (Date.parse(last.date) - Date.parse(growthFrom.date)) / 86_400_000;
  return (last.bytes - growthFrom.bytes) / days;
}

/** Decimal units, as disks are sold: `508.88 GB`, `3.87 TB`. */
export function formatBytes(bytes: number): string {
  const [unit, size] = bytes >= 1e12 ? ['TB', 1e12] : ['GB', 1e9];
  return `${(bytes / size).toFixed(2)} ${unit}`;
}

const day = new Intl.DateTimeFormat('en-GB', {day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC'});

/** `2025-11-03` as `3 November 2025`. */
export function formatDate(date: string): string {
  return day.format(new Date(date));
}
