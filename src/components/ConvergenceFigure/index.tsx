import type {ReactNode} from 'react';
import {
  height,
  mergePoint,
  ledgerPaths,
  lineCount,
  createLinePath,
  width,
} from './lines';
import styles from './styles.module.css';

/** Seconds until the first pulse. Each frame of the animation is drawn by the thread that makes the page interactive, so it starts afterwards. */
const firstPulse = 3;

/**
 * A decorative figure on the home page: many transactions become one proof on Ethereum. It is animated unless the reader prefers reduced
 * motion or selects the checkbox, which works without JavaScript.
 */
export default function ConvergenceFigure(): ReactNode {
  return (
    <div className={styles.frame}>
      <svg
        className={styles.figure}
        viewBox={`0 0 ${width + 20} ${height + 34}`}
        fill="none"
        aria-hidden="true"
        focusable="false">
        <g className={styles.lines}>
          {Array.from({length: lineCount}, (_, index) => (
            <path key={index} d={createLinePath(index)} />
          ))}
        </g>
        <g className={styles.pulses}>
          {[3, 8, 12, 17, 22, 25].map((index, order) => (
            <path
              key={index}
              d={createLinePath(index)}
              pathLength="100"
              style={{animationDelay: `${firstPulse + order * 1.3}s`}}
            />
          ))}
        </g>
        <path
          className={styles.proof}
          d={`M${mergePoint.x} ${mergePoint.y}H570`}
        />
        <circle
          className={styles.dot}
          cx={mergePoint.x}
          cy={mergePoint.y}
          r="9"
        />
        <g className={styles.ledger}>
          {ledgerPaths.map((path) => (
            <path key={path} d={path} />
          ))}
        </g>
        <g className={styles.labels}>
          <text x="0" y={height + 24}>
            Transactions
          </text>
          <text x={mergePoint.x + 36} y={mergePoint.y - 22} textAnchor="middle">
            One proof
          </text>
          <text x="602" y="308" textAnchor="middle">
            Ethereum
          </text>
        </g>
      </svg>
      <label className={styles.control} title="Pause animation">
        <input type="checkbox" aria-label="Pause animation" />
        <svg
          viewBox="0 0 16 16"
          width="16"
          height="16"
          fill="currentColor"
          aria-hidden="true">
          <path className={styles.pause} d="M4 3h3v10H4zM9 3h3v10H9z" />
          <path className={styles.play} d="m4 3 9 5-9 5z" />
        </svg>
      </label>
    </div>
  );
}
