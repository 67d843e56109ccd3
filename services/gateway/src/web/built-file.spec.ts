import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtFile } from './built-file.ts';

describe('a file of a build', () => {
  let webRoot: string;
  beforeAll(async () => {
    webRoot = await mkdtemp(join(tmpdir(), 'rep13-web-'));
    await mkdir(join(webRoot, 'partner/0123456789abcdef'), { recursive: true });
    await writeFile(join(webRoot, 'partner/0123456789abcdef/remoteEntry.js'), 'remote');
  });
  afterAll(() => rm(webRoot, { recursive: true }));

  it('is answered whatever its remote is called', async () => {
    const path = '/partner/0123456789abcdef/remoteEntry.js';
    expect(await builtFile(webRoot, path)).toMatchObject({ type: '.js', plain: path, brotli: undefined });
  });

  it('has no other address', async () => {
    const others = ['/partner/remoteEntry.js', '/../0123456789abcdef/a.js', '/.deploy.lock', '/index.html'];
    expect(await Promise.all(others.map((path) => builtFile(webRoot, path)))).toEqual(
      others.map(() => undefined),
    );
  });
});
