import {spawnSync} from 'node:child_process';
import {sourcesOf, type Checker} from '../sample';

/** Whether the Go tools are on this machine; without them Go samples count as not checked. */
export const hasGo = spawnSync('gofmt', ['-h']).error === undefined;

/** gofmt reads from standard input and names the line of the first error. */
export const go: Checker = {
  languages: ['go'],
  check: (samples) =>
    sourcesOf(samples).flatMap((source) => {
      const {stderr} = spawnSync('gofmt', ['-e'], {input: source.code, encoding: 'utf8'});
      const [, line = '1', message] = /:(\d+):\d+: (.*)/.exec(stderr) ?? [];
      return message ? [{file: source.first.file, line: source.lineOnPage(Number(line)), message}] : [];
    }),
};
