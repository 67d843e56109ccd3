import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { lastRelease } from './last-release.ts';

let folder: string;

const git = async (...args: readonly string[]) => {
  const who = ['-c', 'user.name=Ada', '-c', 'user.email=ada@rep13.example', '-C', folder];
  return execFileSync('git', [...who, ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();
};

/** @returns the commit */
async function commit(file: string): Promise<string> {
  await mkdir(dirname(join(folder, file)), { recursive: true });
  await writeFile(join(folder, file), `${Math.random()}`);
  await git('add', '.');
  await git('commit', '--quiet', '--message', file);
  return git('rev-parse', 'HEAD');
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rep13-git-'));
  await git('init', '--quiet');
});
afterEach(() => rm(folder, { recursive: true }));

describe('the last release of an app', () => {
  it('is its newest tag before this commit, by the number of the version', async () => {
    await commit('apps/admin/a');
    await git('tag', 'admin-v1.9.0');
    const released = await commit('apps/admin/a');
    await git('tag', 'admin-v1.10.0');
    await git('tag', 'shell-v2.0.0');
    await commit('apps/admin/a');
    await git('tag', 'admin-v1.11.0');
    expect(await lastRelease('admin', git)).toEqual({ commit: released, by: 'admin-v1.10.0' });
  });

  it('is, before anything is tagged, the last commit below that changed an app or a library', async () => {
    await commit('apps/admin/a');
    const changed = await commit('libs/ui/a');
    await commit('docs/a.md');
    await commit('apps/admin/a');
    expect(await lastRelease('admin', git)).toMatchObject({ commit: changed });
  });

  it('is the one that is named', async () => {
    const first = await commit('apps/admin/a');
    await commit('apps/admin/a');
    await commit('apps/admin/a');
    expect(await lastRelease('admin', git, 'HEAD~2')).toEqual({ commit: first, by: 'HEAD~2' });
    await expect(lastRelease('admin', git, 'no-such-ref')).rejects.toThrow();
  });

  it('is not known in a clone that has one commit', async () => {
    await commit('apps/admin/a');
    expect(await lastRelease('admin', git)).toEqual({ unknown: expect.stringContaining('shallow') });
  });
});
