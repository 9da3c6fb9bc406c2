import type {ReactNode} from 'react';
import {
  diskSizes,
  formatBytes,
  getAverageGrowth,
  type DiskSeriesId,
} from '@site/src/data/nodes/diskSizes';
import {formatLongDate} from '@site/src/lib/text';

export {
  ClientImage,
  ClientTable,
  DownloadCommand,
  FinalitySettings,
  JwtCommand,
  MaruSettingTable,
  OptionTable,
  PortTable,
  SettingTable,
  StartCommand,
} from './clients';
export {
  GenesisCheck,
  GenesisCheckOutput,
  GenesisDownload,
  GenesisTable,
  GenesisValue,
} from './genesis';
export {BootnodeList, BootnodeTable, RetiredBootnodeList} from './peers';

interface DiskUsageProps {
  readonly series: DiskSeriesId;
  /** `size`: last reading. `growth`: daily average since `growthFrom`. `date`: date of the last reading. */
  readonly name: 'size' | 'growth' | 'date' | 'growthFrom';
}

/** A disk size, growth rate or date, inline. */
export function DiskUsage({series, name}: DiskUsageProps): ReactNode {
  const {last, growthFrom} = diskSizes[series];
  return {
    size: formatBytes(last.bytes),
    growth: `${formatBytes(getAverageGrowth(series))} a day`,
    date: formatLongDate(Date.parse(last.date)),
    growthFrom: formatLongDate(Date.parse(growthFrom.date)),
  }[name];
}
