import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SAMPLE_LEGAL_ENTITY } from '@rep13/contracts-legal-entity';
import { routesOf } from './routes.ts';
import { startGateway, type TestGateway } from './start-gateway.ts';

describe('the documentation', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startGateway();
  });
  afterAll(() => gateway.stop());

  it('of the API has every route that there is, and no other', async () => {
    const { body } = await gateway.browser().get('/api/docs-json').expect(200);

    const documented = Object.entries(body.paths as Record<string, object>).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
    );
    expect(documented.sort()).toEqual(routesOf(gateway.app).sort());
  });

  it('of the events is AsyncAPI for programs and a page for people', async () => {
    const document = await gateway.browser().get('/api/docs/events').expect(200);
    const named = await gateway.browser().get('/api/docs/events.json').expect(200);
    const page = await gateway
      .browser()
      .get('/api/docs/events')
      .set('Accept', 'text/html,application/xhtml+xml,*/*;q=0.8')
      .expect(200);

    expect(document.body).toMatchObject({ asyncapi: '3.0.0' });
    expect(named.body).toEqual(document.body);
    expect(page.headers['content-type']).toContain('text/html');
    for (const type of Object.keys(document.body.channels as object)) {
      expect(page.text).toContain(`<h2 id="${type}">`);
    }
  });

  it('is not there in production unless it is asked for', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'rep13-entity-'));
    const file = join(folder, 'legal-entity.json');
    await writeFile(file, JSON.stringify({ ...SAMPLE_LEGAL_ENTITY, isSample: false }));
    const real = { NODE_ENV: 'production', LEGAL_ENTITY: file, STAFF_MFA: 'optional' };
    const production = await startGateway(real);
    const asked = await startGateway({ ...real, API_DOCS: 'true' });
    for (const path of [
      '/api/docs',
      '/api/docs-json',
      '/api/docs-yaml',
      '/api/docs/events',
      '/api/docs/events.json',
    ]) {
      const { body } = await production.browser().get(path).expect(404);
      expect(body.code).toBe('gateway.not-found');
    }
    await asked.browser().get('/api/docs/events.json').expect(200);
    await Promise.all([production.stop(), asked.stop(), rm(folder, { recursive: true })]);
  });

  it('runs no script of its own making and none of others', async () => {
    const page = await gateway.browser().get('/api/docs/events').set('Accept', 'text/html');

    expect(page.text).not.toContain('<script');
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    expect(page.headers['content-security-policy']).not.toMatch(/script-src[^;]*(unsafe|http)/);
  });
});
