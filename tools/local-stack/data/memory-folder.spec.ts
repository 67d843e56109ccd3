import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { memoryFolder } from './memory-folder.ts';

describe('a folder for servers of tests', () => {
  let memory: string;
  beforeEach(async () => void (memory = await mkdtemp(join(tmpdir(), 'rep13-memory-'))));
  afterEach(() => rm(memory, { recursive: true, force: true }));

  it('lies in memory, where PostgreSQL gets through as another user', async () => {
    const folder = await memoryFolder('one', memory);
    expect(dirname(folder)).toBe(memory);
    expect((await stat(folder)).mode & 0o777).toBe(0o711);
  });

  it('lies on the disk where the system has no files in memory', async () => {
    const folder = await memoryFolder('two', join(memory, 'missing'));
    expect(dirname(folder)).toBe(tmpdir());
    await rm(folder, { recursive: true });
  });

  it('takes away what a killed run has left, and nothing of who runs, nor of others', async () => {
    const { pid } = spawnSync('true');
    for (const name of [`rep13-${pid}-left-x1`, `rep13-${process.pid}-runs-x2`, 'of-others']) {
      await mkdir(join(memory, name, 'inside'), { recursive: true });
    }
    const folder = await memoryFolder('three', memory);
    expect(existsSync(folder)).toBe(true);
    expect(await readdir(memory)).toHaveLength(3);
    expect(await readdir(memory)).not.toContain(`rep13-${pid}-left-x1`);
  });
});
