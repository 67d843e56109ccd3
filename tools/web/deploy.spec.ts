import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { deployRemote, deployRemoteFrom, deployShell, deployShellFrom } from './deploy.ts';

let folder: string;
let webRoot: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rep13-deploy-'));
  webRoot = join(folder, 'web');
});
afterEach(() => rm(folder, { recursive: true }));

async function build(name: string, version: string): Promise<string> {
  const dist = join(folder, `${name}-${version}`);
  await mkdir(dist);
  await writeFile(join(dist, 'build.json'), JSON.stringify({ name, version }));
  await writeFile(join(dist, 'remoteEntry.js'), version);
  await writeFile(join(dist, 'index.html'), `page of ${version}`);
  return dist;
}

const read = (path: string) => readFile(join(webRoot, path), 'utf8');
const registry = async () => JSON.parse(await read('remotes.json'));

describe('deploying a remote', () => {
  it('places its files and swaps its line, leaving the others alone', async () => {
    await deployRemoteFrom(await build('admin', 'v1'), 'admin', webRoot);
    await deployRemoteFrom(await build('client-portal', 'v1'), 'client-portal', webRoot);
    await deployRemoteFrom(await build('admin', 'v2'), 'admin', webRoot);

    expect(await registry()).toEqual({
      admin: { version: 'v2', entry: '/admin/v2/remoteEntry.js', global: 'rep13_admin' },
      'client-portal': {
        version: 'v1',
        entry: '/client-portal/v1/remoteEntry.js',
        global: 'rep13_client_portal',
      },
    });
    expect(await read('admin/v2/remoteEntry.js')).toBe('v2');
  });

  it('keeps the earlier versions, so that open pages go on and it can be rolled back', async () => {
    await deployRemoteFrom(await build('admin', 'v1'), 'admin', webRoot);
    await deployRemoteFrom(await build('admin', 'v2'), 'admin', webRoot);
    await deployRemote('admin', webRoot, 'v1');

    expect((await registry()).admin.version).toBe('v1');
    expect((await readdir(join(webRoot, 'admin'))).sort()).toEqual(['v1', 'v2']);
  });

  it('loses no line when several are deployed at once', async () => {
    const names = ['marketing', 'funnel', 'client-portal', 'admin'];
    const builds = await Promise.all(names.map((name) => build(name, 'v1')));
    await Promise.all(names.map((name, index) => deployRemoteFrom(builds[index] ?? '', name, webRoot)));

    expect(Object.keys(await registry()).sort()).toEqual([...names].sort());
    expect((await readdir(webRoot)).filter((entry) => entry.includes('lock'))).toEqual([]);
  });

  it('says what to run when there is no such version', async () => {
    await expect(deployRemote('admin', webRoot, 'v9')).rejects.toThrow('Run: npx nx build admin');
    await expect(registry()).rejects.toThrow('ENOENT');
  });
});

describe('deploying the shell', () => {
  it('swaps the page, and back', async () => {
    await deployShellFrom(await build('shell', 'v1'), webRoot);
    await deployShellFrom(await build('shell', 'v2'), webRoot);
    expect(await read('index.html')).toBe('page of v2');
    await deployShell(webRoot, 'v1');
    expect(await read('index.html')).toBe('page of v1');
  });
});
