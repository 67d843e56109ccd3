import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { REPOSITORY } from '../data/data-folder.ts';

/** Starts a program that never ends by itself, says its process id, and ends in its own way. */
const starting = (end: string) => `
  import { startReady } from './tools/local-stack/index.ts';
  const program = { name: 'sleeper', command: 'sleep', args: ['600'], answers: () => Promise.resolve(true) };
  const { pid } = await startReady(program);
  process.stdout.write(String(pid), () => { ${end} });
`;

/** Not what has ended and waits for somebody to take note. */
const isThere = (pid: number): boolean =>
  /^\s*[^Z\s]/.test(spawnSync('ps', ['-o', 'stat=', '-p', `${pid}`], { encoding: 'utf8' }).stdout);

describe('a program', () => {
  it.each([
    ['is killed', "process.kill(process.pid, 'SIGKILL');"],
    ['crashes', "throw new Error('crashed');"],
    ['exits', 'process.exit(1);'],
  ])('ends with whoever started it, when that one %s', async (_, end) => {
    const launcher = spawn(
      process.execPath,
      ['--import', 'tsx', '--input-type=module', '-e', starting(end)],
      { cwd: REPOSITORY, stdio: ['ignore', 'pipe', 'ignore'] },
    );
    const [output] = await Promise.all([text(launcher.stdout), once(launcher, 'exit')]);
    const pid = Number(output);
    expect(pid).toBeGreaterThan(0);
    while (isThere(pid)) await sleep(50);
  });
});
