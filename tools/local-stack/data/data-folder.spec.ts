import { chmod, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { closedDataFolder, storedSecret } from './data-folder.ts';

describe('the data folder', () => {
  let parent: string;
  beforeAll(async () => {
    parent = await mkdtemp(join(tmpdir(), 'rep13-folder-'));
  });
  afterAll(() => rm(parent, { recursive: true }));

  it.each([
    ['is closed to others', false, 0o755, 0o700],
    ['lets PostgreSQL through, who is another user when we are root', true, 0o755, 0o711],
    ['stays as closed as it was', true, 0o700, 0o700],
  ])('%s', async (_, isRoot, before, after) => {
    const made = join(parent, `made-${isRoot}-${after}`);
    await closedDataFolder(made, isRoot);
    expect((await stat(made)).mode & 0o777).toBe(isRoot ? 0o711 : 0o700);
    await chmod(made, before);
    await closedDataFolder(made, isRoot);
    expect((await stat(made)).mode & 0o777).toBe(after);
  });
});

describe('a stored secret', () => {
  it('is the same for all who ask for it first at once', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'rep13-secret-'));
    const names = Array.from({ length: 20 }, (_, index) => `secret-${index}`);
    const secretsOf = names.map((name) =>
      Promise.all(Array.from({ length: 4 }, () => storedSecret(join(folder, name)))),
    );
    for (const secrets of await Promise.all(secretsOf)) expect(new Set(secrets).size).toBe(1);
    expect((await readdir(folder)).toSorted()).toEqual(names.toSorted());
    await rm(folder, { recursive: true });
  });
});
