import {spawnSync} from 'node:child_process';

/**
 * Whether git history is there to read update times from. In an exported tree it is not, and the
 * last-update options would stop the build.
 */
export function hasGitHistory(cwd: string = process.cwd()): boolean {
  return spawnSync('git', ['rev-parse', '--verify', 'HEAD'], {cwd, stdio: 'ignore'}).status === 0;
}
