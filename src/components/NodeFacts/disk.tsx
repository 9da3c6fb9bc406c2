import type {ReactNode} from 'react';

import {
  averageGrowth,
  diskSizes,
  formatBytes,
  formatDate,
  lastReading,
  type DiskSeriesId,
} from '@site/src/data/nodes/diskSizes';

interface DiskFactProps {
  readonly series: DiskSeriesId;
  /** `size`: last reading. `growth`: average a day. `date`: of the last reading. */
  readonly name: 'size' | 'growth' | 'date' | 'growthFrom';
}

/** One disk figure, inline. */
export function DiskFact({series, name}: DiskFactProps): ReactNode {
  switch (name) {
    case 'size':
      return formatBytes(lastReading(series).bytes);
    case 'growth':
      return `${formatBytes(averageGrowth(series))} a day`;
    case 'date':
      return formatDate(lastReading(series).date);
    case 'growthFrom':
      return formatDate(diskSizes[series].growthFrom.date);
  }
}
