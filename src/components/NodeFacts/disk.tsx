import type {ReactNode} from 'react';
import {diskSizes, formatBytes, formatDate, getAverageGrowth, type DiskSeriesId} from '@site/src/data/nodes/diskSizes';

interface DiskFactProps {
  readonly series: DiskSeriesId;
  /** `size`: last reading. `growth`: average a day. `date`: of the last reading. */
  readonly name: 'size' | 'growth' | 'date' | 'growthFrom';
}

/** One disk figure, inline. */
export function DiskFact({series, name}: DiskFactProps): ReactNode {
  const {last, growthFrom} = diskSizes[series];
  switch (name) {
    case 'size':
      return formatBytes(last.bytes);
    case 'growth':
      return `${formatBytes(getAverageGrowth(series))} a day`;
    case 'date':
      return formatDate(last.date);
    case 'growthFrom':
      return formatDate(growthFrom.date);
  }
}
