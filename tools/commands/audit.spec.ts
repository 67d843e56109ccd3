import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { audit, NOT_ASKED } from './audit.ts';

const hole = (severity: string) => ({
  'left-pad': [
    {
      // npm keeps what it has learnt of a number.
      id: severity === 'high' ? 2 : 1,
      url: 'https://advisories.example/1',
      title: 'Pads to the wrong side',
      severity,
      vulnerable_versions: '<2.0.0',
      cvss: { score: 8, vectorString: null },
      cwe: [],
    },
  ],
});

const PACKAGE = {
  name: 'left-pad',
  'dist-tags': { latest: '1.3.0' },
  versions: { '1.3.0': { name: 'left-pad', version: '1.3.0' } },
};

/** A folder that asks for one package, and a registry that answers what it is told about it. */
describe('the question for known holes', () => {
  let folder: string;
  let server: Server;
  let registry: string;
  let answer: { status: number; body: unknown };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'rep13-audit-'));
    const root = { name: 'asked', version: '1.0.0', dependencies: { 'left-pad': '1.3.0' } };
    await writeFile(join(folder, 'package.json'), JSON.stringify(root));
    const packages = { '': root, 'node_modules/left-pad': { version: '1.3.0' } };
    const lock = { name: 'asked', version: '1.0.0', lockfileVersion: 3, requires: true, packages };
    await writeFile(join(folder, 'package-lock.json'), JSON.stringify(lock));
    server = createServer((request, response) => {
      request.resume();
      const isAudit = request.url?.includes('/security/') ?? false;
      response.writeHead(isAudit ? answer.status : 200, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify(isAudit ? answer.body : PACKAGE));
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    process.env['npm_config_cache'] = join(folder, 'cache');
    registry = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  });
  afterAll(async () => {
    delete process.env['npm_config_cache'];
    server.close();
    await rm(folder, { recursive: true });
  });

  const ask = () => audit({ cwd: folder, registry });

  it('is answered well where none is known, or none that is high', async () => {
    answer = { status: 200, body: {} };
    expect(await ask()).toMatchObject({ passed: 1, failed: 0 });
    answer = { status: 200, body: hole('moderate') };
    expect(await ask()).toMatchObject({ passed: 1, failed: 0 });
  });

  it('fails where one is high, and names the package', async () => {
    answer = { status: 200, body: hole('high') };
    const { failed, failures, summary } = await ask();
    expect(failed).toBe(1);
    expect(failures).toEqual(['npm audit --omit=dev --audit-level=high']);
    expect(summary).toContain('left-pad');
  });

  it('says that it was not asked where the registry does not answer it', async () => {
    answer = { status: 404, body: { error: 'no such endpoint' } };
    expect(await ask()).toEqual({ passed: 0, failed: 0, failures: [], summary: NOT_ASKED });
    expect(await audit({ cwd: folder, registry: 'http://127.0.0.1:9/' })).toMatchObject({
      summary: NOT_ASKED,
    });
  });
});
