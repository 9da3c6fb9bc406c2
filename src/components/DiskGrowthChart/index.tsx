import {useId, type ReactNode} from 'react';
import Details from '@theme/Details';

import {
  averageGrowth,
  diskSizes,
  formatBytes,
  formatDate,
  lastReading,
  type DiskSeriesId,
} from '@site/src/data/nodes/diskSizes';

import {DataTable} from '@site/src/components/ScrollTable';
import styles from './styles.module.css';

interface Props {
  /** Curves to draw, at most four. */
  readonly series: readonly DiskSeriesId[];
}

// User units of the drawing; the picture scales to its column.
const WIDTH = 440;
const HEIGHT = 250;
const PLOT = {left: 52, right: 426, top: 14, bottom: 214} as const;

const TB = 1e12;
const COLOURS = [styles.series1, styles.series2, styles.series3, styles.series4];

const monthOf = new Intl.DateTimeFormat('en-GB', {month: 'short', year: 'numeric', timeZone: 'UTC'});

/** Distance of the grid lines, so that there are three to five of them. */
function gridStep(largest: number): number {
  return [0.1, 0.2, 0.5, 1, 2].map((step) => step * TB).find((step) => largest / step <= 5) ?? 5 * TB;
}

interface MarkProps {
  readonly shape: number;
  readonly x: number;
  readonly y: number;
}

/** A circle, a square, a triangle or a diamond, so that colour is not the only difference. */
function Mark({shape, x, y}: MarkProps): ReactNode {
  switch (shape % 4) {
    case 0:
      return <circle cx={x} cy={y} r={3.5} />;
    case 1:
      return <rect x={x - 3} y={y - 3} width={6} height={6} />;
    case 2:
      return <path d={`M${x} ${y - 4.5}l4.5 8h-9z`} />;
    default:
      return <path d={`M${x} ${y - 4.5}l4.5 4.5l-4.5 4.5l-4.5 -4.5z`} />;
  }
}

/** How much disk Linea's own mainnet nodes used, month by month, with the readings as a table. */
export default function DiskGrowthChart({series}: Props): ReactNode {
  const id = useId();
  const shown = series.map((name) => ({name, ...diskSizes[name], last: lastReading(name)}));
  const readings = shown.flatMap((one) => one.readings);
  const times = readings.map(({date}) => Date.parse(date));
  const [start, end] = [Math.min(...times), Math.max(...times)];
  const step = gridStep(Math.max(...readings.map(({bytes}) => bytes)));
  const steps = Math.ceil(Math.max(...readings.map(({bytes}) => bytes)) / step);

  const x = (date: string): number =>
    Math.round(PLOT.left + ((Date.parse(date) - start) / (end - start)) * (PLOT.right - PLOT.left));
  const y = (bytes: number): number =>
    Math.round(PLOT.bottom - (bytes / (steps * step)) * (PLOT.bottom - PLOT.top));

  const first = shown[0];
  if (!first) throw new Error('DiskGrowthChart needs at least one series');
  const months = first.readings.filter((_, index) => index % 4 === 0);
  const dates = [...new Set(readings.map(({date}) => date))].sort();
  const lastDate = formatDate(new Date(end).toISOString());
  const title = `Disk use of Linea Mainnet nodes until ${lastDate}`;

  return (
    <figure className={styles.figure}>
      <svg
        className={styles.chart}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-labelledby={`${id}title ${id}desc`}>
        <title id={`${id}title`}>{title}</title>
        <desc id={`${id}desc`}>
          {shown
            .map(({label, readings: [from], last}) =>
              from
                ? `${label}: from ${formatBytes(from.bytes)} on ${formatDate(from.date)} to ${formatBytes(last.bytes)} on ${formatDate(last.date)}.`
                : '',
            )
            .join(' ')}
        </desc>
        {Array.from({length: steps + 1}, (_, index) => index * step).map((bytes) => (
          <g key={bytes}>
            <line className={styles.grid} x1={PLOT.left} x2={PLOT.right} y1={y(bytes)} y2={y(bytes)} />
            <text className={styles.tick} x={PLOT.left - 8} y={y(bytes) + 4} textAnchor="end">
              {step < TB ? `${Math.round(bytes / 1e9)} GB` : `${bytes / TB} TB`}
            </text>
          </g>
        ))}
        {months.map(({date}, index) => (
          <text
            key={date}
            className={styles.tick}
            x={x(date)}
            y={PLOT.bottom + 22}
            textAnchor={index === 0 ? 'start' : index === months.length - 1 ? 'end' : 'middle'}>
            {monthOf.format(new Date(date))}
          </text>
        ))}
        {shown.map(({name, readings: points}, index) => (
          <g key={name} className={COLOURS[index % COLOURS.length]}>
            <polyline
              className={styles.line}
              points={points.map(({date, bytes}) => `${x(date)},${y(bytes)}`).join(' ')}
            />
            {points.map(({date, bytes}) => (
              <Mark key={date} shape={index} x={x(date)} y={y(bytes)} />
            ))}
          </g>
        ))}
      </svg>
      <figcaption>
        <ul className={styles.legend}>
          {shown.map(({name, label, last, growthFrom}, index) => (
            <li key={name}>
              <svg className={COLOURS[index % COLOURS.length]} viewBox="0 0 12 12" aria-hidden="true">
                <Mark shape={index} x={6} y={6} />
              </svg>
              <span>
                <strong>{label}</strong>: {formatBytes(last.bytes)} on {formatDate(last.date)}, on average{' '}
                {formatBytes(averageGrowth(name))} a day since {formatDate(growthFrom.date)}
              </span>
            </li>
          ))}
        </ul>
        <p className={styles.note}>
          Measured on Linea&apos;s own mainnet nodes, in decimal units. Last reading: {lastDate}; the public
          measurement ended there.
        </p>
      </figcaption>
      <Details summary={<summary>Readings as a table</summary>}>
        <DataTable
          caption={<caption className={styles.note}>Disk used at the last reading of each month</caption>}
          columns={['Date', ...shown.map(({label}) => label)]}
          rows={dates.map((date) => [
            formatDate(date),
            ...shown.map(({readings: points}) => {
              const reading = points.find((point) => point.date === date);
              return reading ? formatBytes(reading.bytes) : 'none';
            }),
          ])}
        />
      </Details>
    </figure>
  );
}
