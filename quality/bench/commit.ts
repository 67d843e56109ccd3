import { spawnSync } from 'node:child_process';
import { REPOSITORY } from '@rep13/local-stack';

/** What is measured, as git names it, as short as it is unique; a copy without git has no name. */
export function nameOfCommit(): string {
  const { stdout } = spawnSync('git', ['rev-parse', '--short', 'HEAD'], {
    cwd: REPOSITORY,
    encoding: 'utf8',
  });
  return stdout?.trim() ? `commit ${stdout.trim()}` : 'no commit';
}
