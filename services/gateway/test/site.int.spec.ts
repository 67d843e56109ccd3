import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MonitorPort } from '@rep13/service-kit';
import { startGateway, type TestGateway } from './start-gateway.ts';

describe('one address', () => {
  let gateway: TestGateway;
  let webRoot: string;

  beforeAll(async () => {
    webRoot = await mkdtemp(join(tmpdir(), 'rep13-web-root-'));
    await writeFile(join(webRoot, 'index.html'), '<html><div id="root"></div></html>');
    await writeFile(join(webRoot, 'remotes.json'), '{}');
    gateway = await startGateway({ WEB_ROOT: webRoot });
  });
  afterAll(async () => {
    await gateway.stop();
    await rm(webRoot, { recursive: true });
  });

  it('serves the site', async () => {
    const { headers, text } = await gateway.browser().get('/anything').expect(404);
    expect(text).toContain('<div id="root">');
    expect(headers['x-request-id']).toBeDefined();
  });

  it('serves the API beside it', async () => {
    await gateway.browser().get('/api/ip').expect(200, { ip: '127.0.0.1' });
    const { body } = await gateway.browser().get('/api/nothing').expect(404);
    expect(body.code).toBe('gateway.not-found');
  });

  it('tells everybody whether it works, and nothing more', async () => {
    await gateway.browser().get('/healthz').expect(200, { status: 'alive' });
    await gateway.browser().get('/readyz').expect(200, { status: 'ready' });
    for (const path of ['/metrics', '/metrics/', '/METRICS', '//metrics', '/metrics?x']) {
      const { text } = await gateway.browser().get(path);
      expect(text).not.toContain('# HELP');
    }
  });

  it('tells monitors how it is, on a port of their own that only this machine reaches', async () => {
    const { port } = gateway.app.get(MonitorPort);
    const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
    expect(await (await ask('/healthz')).json()).toEqual({ status: 'alive' });
    expect(await (await ask('/readyz')).json()).toEqual({
      status: 'ready',
      postgres: true,
      nats: true,
      redis: true,
    });
    expect(await (await ask('/metrics')).text()).toContain('# HELP');
    expect((await ask('/api/ip')).status).toBe(404);
  });
});
