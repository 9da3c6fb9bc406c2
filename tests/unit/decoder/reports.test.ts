import {describe, expect, it} from 'vitest';
import reports from '../../fixtures/reports/decoder.json';
import healthyReports from '../../fixtures/reports/decoder-healthy.json';
import {describeAnswer} from './describe';
import {decode} from './support';

/** A text that somebody posted, and what a good answer contains. */
interface Report {
  readonly kind: string;
  readonly input: string;
  /** What a good answer contains, in words. */
  readonly right: string;
  /** What the decoder's answer must contain. */
  readonly says: readonly string[];
  /** The label of another item that it must list. */
  readonly also?: string;
}

const failures: readonly Report[] = reports;
const healthy: readonly Report[] = healthyReports;

describe('a failure that somebody posted is explained', () => {
  it.each(failures)('$kind', async ({input, right, says, also}) => {
    const alternatives = decode(input);
    const answer = (await describeAnswer(alternatives[0])).toLowerCase();
    for (const part of says)
      expect(answer, right).toContain(part.toLowerCase());
    if (also) expect(alternatives.map(({label}) => label)).toContain(also);
  });
});

describe('a text in which nothing failed gets no diagnosis', () => {
  it.each(healthy)('$kind', async ({input, right, says}) => {
    const alternatives = decode(input);
    const answer = await describeAnswer(alternatives[0]);
    for (const part of says)
      expect(answer.toLowerCase(), right).toContain(part.toLowerCase());
    expect(answer).toMatch(/^The text reports no failure\.|^healthy$/);
    for (const {decoded} of alternatives)
      expect(decoded.status).not.toMatch(/rejected|failed|empty/);
  });
});
