import { mkdir, mkdtemp, readFile, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { deployRemote } from '../deploy.ts';
import { readHistory } from './history.ts';
import { openPreviews } from './previews.ts';
import { previewRemote, releaseRemote, rollBack, type Steps } from './release.ts';

const [V1, V2, V3] = ['1'.repeat(16), '2'.repeat(16), '3'.repeat(16)] as const;

let folder: string, webRoot: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rep13-release-'));
  webRoot = join(folder, 'web');
});
afterEach(() => rm(folder, { recursive: true }));

async function build(version: string): Promise<string> {
  const dist = join(folder, version);
  await mkdir(dist, { recursive: true });
  await writeFile(
    join(dist, 'build.json'),
    JSON.stringify({ name: 'admin', version, routes: { '/admin': {} } }),
  );
  return dist;
}

const order = () => ({ name: 'admin', webRoot, who: 'ada', why: 'a new list' });
const allGood: Steps = { check: async () => [], watch: async () => [], print: () => undefined };
const release = async (version: string, steps: Partial<Steps> = {}) =>
  releaseRemote(order(), { from: await build(version) }, { ...allGood, ...steps });

const registry = async () => JSON.parse(await readFile(join(webRoot, 'remotes.json'), 'utf8'));
const versions = async () => (await readdir(join(webRoot, 'admin'))).sort();
const past = async () => (await readHistory(webRoot)).map(({ version, outcome }) => [version, outcome]);

describe('a release', () => {
  it('is checked where nobody else sees it, then swapped in, and the history says by whom and why', async () => {
    await release(V1);
    const seen: object[] = [];
    await release(V2, {
      check: async (token, { version }) => {
        const { [token]: preview } = await openPreviews(webRoot);
        seen.push({
          checked: version,
          previewed: preview?.line.version,
          released: (await registry()).admin.version,
        });
        return [];
      },
      watch: async (version) => {
        seen.push({ watched: version, released: (await registry()).admin.version });
        return [];
      },
    });

    expect(seen).toEqual([
      { checked: V2, previewed: V2, released: V1 },
      { watched: V2, released: V2 },
    ]);
    expect(await openPreviews(webRoot)).toEqual({});
    expect((await readHistory(webRoot)).at(-1)).toEqual({
      at: expect.stringMatching(/^\d{4}-/),
      who: 'ada',
      why: 'a new list',
      remote: 'admin',
      version: V2,
      earlier: V1,
      outcome: 'released',
      found: [],
    });
  });

  it('that fails its health check is not released, and nothing of it stays', async () => {
    await release(V1);
    const before = await readFile(join(webRoot, 'remotes.json'), 'utf8');
    const stopped = await release(V3, { check: async () => ['the page has no headline'] });

    expect(stopped).toMatchObject({ outcome: 'stopped', earlier: V1, found: ['the page has no headline'] });
    expect(await readFile(join(webRoot, 'remotes.json'), 'utf8')).toBe(before);
    expect(await versions()).toEqual([V1]);
    expect(await openPreviews(webRoot)).toEqual({});
  });

  it('that cannot be checked is as one that fails', async () => {
    await release(V1);
    const check = () => Promise.reject(new Error('no Chromium'));

    await expect(release(V2, { check })).rejects.toThrow('no Chromium');
    expect((await registry()).admin.version).toBe(V1);
    expect(await versions()).toEqual([V1]);
    expect(await openPreviews(webRoot)).toEqual({});
  });

  it('that breaks in use is taken back by itself; its files stay for who has it open', async () => {
    await release(V1);
    const ended = await release(V2, { watch: async () => ['4 visitors saw an error card'] });

    expect(ended).toMatchObject({ outcome: 'rolled-back', version: V2, earlier: V1 });
    expect((await registry()).admin.version).toBe(V1);
    expect(await versions()).toEqual([V1, V2]);
    expect(await past()).toEqual([
      [V1, 'released'],
      [V2, 'released'],
      [V2, 'rolled-back'],
    ]);
  });

  it('of a remote that was not there before is taken out again', async () => {
    await release(V1, { watch: async () => ['broken'] });
    expect(await registry()).toEqual({});
  });

  it('gives way when somebody else has released meanwhile', async () => {
    await release(V1);
    const other = await build(V3);
    const overtake = async () => (await deployRemote('admin', webRoot, { from: other }), []);

    await expect(release(V2, { check: overtake })).rejects.toThrow(`admin ${V3} is released by now`);
    const watch = async () => (await deployRemote('admin', webRoot, { from: other }), ['broken']);
    await deployRemote('admin', webRoot, { version: V1 });
    await expect(release(V2, { watch })).rejects.toThrow(`admin ${V3} is released by now`);
    expect((await registry()).admin.version).toBe(V3);
  });

  it('of what is released says so', async () => {
    await release(V1);
    await expect(release(V1)).rejects.toThrow(`admin ${V1} is released already`);
    expect(await versions()).toEqual([V1]);
  });
});

describe('a preview', () => {
  it('is one version for who has its link, and no release', async () => {
    await release(V1);
    const token = await previewRemote(order(), { from: await build(V2) });

    expect(token).toMatch(/^[\w-]{22}$/);
    expect((await openPreviews(webRoot))[token]).toMatchObject({
      name: 'admin',
      line: { version: V2, entry: `/admin/${V2}/remoteEntry.js`, routes: ['/admin'] },
    });
    expect((await registry()).admin.version).toBe(V1);
    expect((await past()).at(-1)).toEqual([V2, 'previewed']);
  });
});

describe('rolling back', () => {
  it('goes back to what was before, as often as there is something', async () => {
    await release(V1);
    await release(V2);
    await release(V3);

    expect(await rollBack(order())).toMatchObject({ version: V3, earlier: V2, outcome: 'rolled-back' });
    expect(await rollBack(order())).toMatchObject({ version: V2, earlier: V1 });
    expect((await registry()).admin.version).toBe(V1);
  });

  it('asks for a version where the history knows none', async () => {
    await deployRemote('admin', webRoot, { from: await build(V1) });
    await expect(rollBack(order())).rejects.toThrow('name it by --version');
    expect((await registry()).admin.version).toBe(V1);
  });
});

describe('old versions', () => {
  const LONG_AGO = new Date('2026-01-01');
  const age = (version: string) => utimes(join(webRoot, 'admin', version), LONG_AGO, LONG_AGO);

  it('are kept while somebody may have them open, which begins when they are replaced', async () => {
    await release(V1);
    await age(V1);
    await release(V2);
    expect(await versions()).toEqual([V1, V2]);
  });

  it('go later, with the next release', async () => {
    await release(V1);
    await release(V2);
    await age(V1);
    await release(V3);
    expect(await versions()).toEqual([V2, V3]);
  });

  it('stay as long as a preview shows them', async () => {
    await release(V1);
    await release(V2);
    await previewRemote(order(), { version: V1 });
    await age(V1);
    await release(V3);
    expect(await versions()).toEqual([V1, V2, V3]);
  });
});
