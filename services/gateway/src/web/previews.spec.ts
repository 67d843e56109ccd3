import 'reflect-metadata';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { INestApplication } from '@nestjs/common';
import { SAMPLE_LEGAL_ENTITY } from '@rep13/contracts-legal-entity';
import request from 'supertest';
import { startSite } from '../../test/start-site.ts';

const SHELL = 'aaaaaaaaaaaaaaaa';
const NOW = 'bbbbbbbbbbbbbbbb';
const NEXT = 'cccccccccccccccc';
const TOKEN = 'abcdefghijklmnopqrstuv';
const COOKIE = `rep13.preview=${TOKEN}`;
const NEXT_LINE = { version: NEXT, entry: `/marketing/${NEXT}/remoteEntry.js`, routes: ['/:page', '/'] };

let webRoot: string;
let app: INestApplication;

const get = (path: string) => request(app.getHttpServer()).get(path);
const previewed = (path: string) => get(path).set('Cookie', COOKIE);

async function write(path: string, content: string | object) {
  const file = join(webRoot, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
}

const place = (name: string, version: string, path: string, body: string) =>
  write(`${name}/${version}/build.json`, {
    name,
    version,
    integrity: { [`/${name}/${version}/remoteEntry.js`]: 'sha256-entry' },
    chunks: {},
    routes: { [path]: { body } },
  });

const preview = (until = new Date(Date.now() + 60_000)) =>
  write('previews.json', {
    [TOKEN]: { name: 'marketing', line: NEXT_LINE, until: until.toISOString() },
  });

beforeEach(async () => {
  webRoot = await mkdtemp(join(tmpdir(), 'rep13-web-'));
  const script = `<script>start("/shell/${SHELL}/main.js")</script>`;
  await write(
    'index.html',
    `<head><meta name="page-head" />${script}</head><body><div id="root"></div></body>`,
  );
  await write(`shell/${SHELL}/build.json`, { name: 'shell', version: SHELL, integrity: {}, chunks: {} });
  await place('marketing', NOW, '/', '<h1>Now</h1>');
  await place('marketing', NEXT, '/', '<h1>Next</h1>');
  await write('remotes.json', { marketing: { version: NOW } });
  const options = { webRoot, publicUrl: 'http://localhost:8080', entity: SAMPLE_LEGAL_ENTITY };
  app = await startSite(options);
});
afterEach(async () => {
  await app.close();
  await rm(webRoot, { recursive: true });
});

describe('a preview', () => {
  it('is opened by its link, which leaves the token with the browser alone', async () => {
    await preview();
    const { headers } = await get(`/preview/${TOKEN}`).expect(303);
    expect(headers['location']).toBe('/');
    expect(headers['cache-control']).toBe('no-store');
    expect(String(headers['set-cookie'])).toMatch(
      new RegExp(`^${COOKIE}; (?=.*HttpOnly)(?=.*Path=/)(?=.*SameSite=Lax)(?=.*Expires=)`),
    );
  });

  it('shows that version to whoever opened it, and nothing on the way keeps it', async () => {
    await preview();
    const { headers, text } = await previewed('/').expect(200);
    expect(text).toContain('<h1>Next</h1>');
    expect(text).toContain(`Preview of marketing ${NEXT}`);
    expect(text).toContain(`"/marketing/${NEXT}/remoteEntry.js":"sha256-entry"`);
    expect(headers['cache-control']).toBe('private, no-store');
    const registry = await previewed('/remotes.json').expect(200);
    expect(registry.body).toEqual({ marketing: NEXT_LINE });
    expect(registry.headers['cache-control']).toBe('private, no-store');
  });

  it('changes nothing for anybody else', async () => {
    const before = await get('/').expect(200);
    await preview();
    expect((await previewed('/').expect(200)).text).toContain('<h1>Next</h1>');
    const after = await get('/').expect(200);
    expect(after.text).toBe(before.text);
    expect(after.text).toContain('<h1>Now</h1>');
    expect((await get('/remotes.json')).body).toEqual({ marketing: { version: NOW } });
  });

  it('goes on when another remote is released meanwhile', async () => {
    await preview();
    await previewed('/').expect(200);
    await place('funnel', NOW, '/start', '<h1>Start</h1>');
    await write('remotes.json', { marketing: { version: NOW }, funnel: { version: NOW } });
    expect((await previewed('/start').expect(200)).text).toContain('<h1>Start</h1>');
    expect((await previewed('/').expect(200)).text).toContain('<h1>Next</h1>');
  });

  it.each([
    ['is over', () => preview(new Date(0))],
    ['was taken back', () => write('previews.json', {})],
    ['never was', () => Promise.resolve()],
  ])('that %s shows what everybody sees, and its link leads nowhere', async (_, arrange) => {
    await arrange();
    expect((await previewed('/').expect(200)).text).toContain('<h1>Now</h1>');
    await get(`/preview/${TOKEN}`).expect(404);
  });

  it('is left by the link in the note on each page', async () => {
    await preview();
    expect((await previewed('/').expect(200)).text).toContain('<a href="/preview/end">');
    const { headers } = await previewed('/preview/end').expect(303);
    expect(headers['location']).toBe('/');
    expect(String(headers['set-cookie'])).toMatch(/^rep13\.preview=;.*Expires=Thu, 01 Jan 1970/);
  });

  it('is no file that anybody could read', async () => {
    await preview();
    expect((await get('/previews.json').expect(404)).text).not.toContain(TOKEN);
  });
});

describe('a page that is open', () => {
  it('is told what is released by now, in no more than 304 until that changes', async () => {
    const { headers, body } = await get('/versions.json').expect(200);
    expect(body).toEqual({ shell: SHELL, marketing: NOW });
    expect(headers['cache-control']).toBe('no-cache');
    const again = () => get('/versions.json').set('If-None-Match', headers['etag'] ?? '');
    await again().expect(304);
    await write('remotes.json', { marketing: { version: NEXT } });
    expect((await again().expect(200)).body).toEqual({ shell: SHELL, marketing: NEXT });
  });

  it('is told of nothing where a preview is open', async () => {
    await preview();
    expect((await previewed('/versions.json').expect(200)).body).toEqual({});
  });
});
