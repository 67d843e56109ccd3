import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { deployRemote, deployShell } from './deploy.ts';
import { registerRemotes, withdrawRemote } from './registry.ts';

let folder: string;
let webRoot: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rep13-deploy-'));
  webRoot = join(folder, 'web');
});
afterEach(() => rm(folder, { recursive: true }));

async function build(name: string, version: string, paths: string[] = [`/${name}`]): Promise<string> {
  const dist = join(folder, `${name}-${version}`);
  await mkdir(dist);
  await writeFile(join(dist, 'build.json'), JSON.stringify({ name, version, routes: routesOf(paths) }));
  await writeFile(join(dist, 'remoteEntry.js'), version);
  await writeFile(join(dist, 'index.html'), `page of ${version}`);
  return dist;
}

const routesOf = (paths: string[]) => Object.fromEntries(paths.map((path) => [path, {}]));
const deploy = async (name: string, version: string, paths?: string[]) =>
  deployRemote(name, webRoot, { from: await build(name, version, paths) });

const read = (path: string) => readFile(join(webRoot, path), 'utf8');
const registry = async () => JSON.parse(await read('remotes.json'));

describe('deploying a remote', () => {
  it('places its files and swaps its line, leaving the others alone', async () => {
    await deploy('admin', 'v1');
    await deploy('client-portal', 'v1', ['/client/login', '/client/:tab']);
    await deploy('admin', 'v2');

    expect(await registry()).toEqual({
      admin: { version: 'v2', entry: '/admin/v2/remoteEntry.js', global: 'rep13_admin', routes: ['/admin'] },
      'client-portal': {
        version: 'v1',
        entry: '/client-portal/v1/remoteEntry.js',
        global: 'rep13_client_portal',
        routes: ['/client/login', '/client/:tab'],
      },
    });
    expect(await read('admin/v2/remoteEntry.js')).toBe('v2');
  });

  it('keeps the earlier versions, so that open pages go on and it can be rolled back', async () => {
    await deploy('admin', 'v1');
    await deploy('admin', 'v2');
    await deployRemote('admin', webRoot, { version: 'v1' });

    expect((await registry()).admin.version).toBe('v1');
    expect((await readdir(join(webRoot, 'admin'))).sort()).toEqual(['v1', 'v2']);
  });

  it('loses no line when several are deployed at once', async () => {
    const names = ['marketing', 'funnel', 'client-portal', 'admin'];
    const builds = await Promise.all(names.map((name) => build(name, 'v1')));
    await Promise.all(names.map((name, index) => deployRemote(name, webRoot, { from: builds[index] ?? '' })));

    expect(Object.keys(await registry()).sort()).toEqual([...names].sort());
    expect((await readdir(webRoot)).filter((entry) => entry.includes('lock'))).toEqual([]);
  });

  it('says what to run when there is no such version', async () => {
    await expect(deployRemote('admin', webRoot, { version: 'v9' })).rejects.toThrow(
      'Run: npx nx build admin',
    );
    await expect(registry()).rejects.toThrow('ENOENT');
  });
});

describe('the paths of remotes', () => {
  it.each([
    ['/faq', '/faq'],
    ['/faq', '/FAQ/'],
    ['/faq/:id', '/faq/new'],
    ['/:page', '/faq'],
  ])('belong to one of them: %s and %s are refused, and nothing changes', async (first, second) => {
    await deploy('marketing', 'v1', ['/', first]);
    await expect(deploy('partner', 'v1', [second])).rejects.toThrow(
      `Two remotes claim the same path: marketing has ${first}, partner has ${second}`,
    );
    expect(Object.keys(await registry())).toEqual(['marketing']);
  });

  it('may be alike without meeting', async () => {
    await deploy('marketing', 'v1', ['/', '/faq', '/faq/:id']);
    await deploy('partner', 'v1', ['/faqs', '/faq/:id/more', '/fa.']);
    expect(Object.keys(await registry())).toEqual(['marketing', 'partner']);
  });

  it('are no addresses of files of another', async () => {
    await deploy('marketing', 'v1', ['/']);
    const dist = await build('partner', 'v1', []);
    await writeFile(join(dist, 'build.json'), '{"name":"partner","version":"v1","files":{"/robots.txt":{}}}');
    await deployRemote('partner', webRoot, { from: dist });
    await expect(deploy('admin', 'v1', ['/robots.txt'])).rejects.toThrow('partner has /robots.txt');
  });

  it('go from one to another when both are deployed together', async () => {
    await deploy('marketing', 'v1', ['/', '/faq']);
    const [partner, marketing] = [
      { name: 'partner', version: 'v1', routes: routesOf(['/faq']) },
      { name: 'marketing', version: 'v2', routes: routesOf(['/']) },
    ];
    for (const { name, version, routes } of [partner, marketing]) {
      await mkdir(join(webRoot, name, version), { recursive: true });
      await writeFile(join(webRoot, name, version, 'build.json'), JSON.stringify({ name, version, routes }));
    }
    await registerRemotes(webRoot, [partner, marketing]);
    expect(await registry()).toMatchObject({ marketing: { routes: ['/'] }, partner: { routes: ['/faq'] } });
  });

  it('are filled in where an earlier release deployed a remote without them', async () => {
    await deploy('marketing', 'v1', ['/faq']);
    const { routes: _, ...line } = (await registry()).marketing;
    await writeFile(
      join(webRoot, 'remotes.json'),
      JSON.stringify({ marketing: line, gone: { version: 'v0' } }),
    );
    await deploy('admin', 'v1');
    expect(await registry()).toMatchObject({
      marketing: { ...line, routes: ['/faq'] },
      gone: { version: 'v0' },
    });
  });

  it('are free again once their remote is withdrawn', async () => {
    await deploy('partner', 'v1', ['/faq']);
    await withdrawRemote(webRoot, 'partner');
    await deploy('marketing', 'v1', ['/faq']);
    expect(Object.keys(await registry())).toEqual(['marketing']);
    await expect(withdrawRemote(webRoot, 'partner')).rejects.toThrow('partner is not deployed');
  });
});

describe('deploying the shell', () => {
  it('swaps the page, and back', async () => {
    await deployShell(webRoot, { from: await build('shell', 'v1') });
    await deployShell(webRoot, { from: await build('shell', 'v2') });
    expect(await read('index.html')).toBe('page of v2');
    await deployShell(webRoot, { version: 'v1' });
    expect(await read('index.html')).toBe('page of v1');
  });
});
