import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readReleases } from './releases.ts';

describe('the history of releases', () => {
  let webRoot: string;
  beforeEach(async () => {
    webRoot = await mkdtemp(join(tmpdir(), 'rep13-web-'));
  });
  afterEach(() => rm(webRoot, { recursive: true }));

  const write = (...versions: string[]) =>
    writeFile(
      join(webRoot, 'releases.jsonl'),
      versions.map((version) => `${JSON.stringify({ version })}\n`).join(''),
    );

  it('is read newest first, and no further than asked', async () => {
    await write('v1', 'v2', 'v3');
    expect(await readReleases(webRoot, 2)).toEqual([{ version: 'v3' }, { version: 'v2' }]);
  });

  it('is empty before the first one', async () => {
    expect(await readReleases(webRoot, 2)).toEqual([]);
  });
});
