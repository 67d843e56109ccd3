import 'reflect-metadata';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Controller, Get, type INestApplication } from '@nestjs/common';
import { SAMPLE_LEGAL_ENTITY } from '@rep13/contracts-legal-entity';
import request from 'supertest';
import { startSite } from '../../test/start-site.ts';

const SHELL = 'aaaaaaaaaaaaaaaa';
const MARKETING = 'bbbbbbbbbbbbbbbb';

@Controller('api')
class ApiController {
  @Get('ping')
  ping() {
    return { pong: true };
  }
}

let folder: string, webRoot: string;
let app: INestApplication | undefined;

const get = (path: string) => request(app?.getHttpServer()).get(path);

const jsonIn = (page: string, id: string): unknown => {
  const script = new RegExp(`<script type="application/json" id="${id}">(.*?)</script>`);
  return JSON.parse(script.exec(page)?.[1] ?? 'null');
};

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

async function write(path: string, content: string | Buffer | object) {
  const file = join(webRoot, path);
  await mkdir(join(file, '..'), { recursive: true });
  const isBytes = typeof content === 'string' || Buffer.isBuffer(content);
  await writeFile(file, isBytes ? content : JSON.stringify(content));
}

async function deployMarketing(version: string, body = '<h1>Hello $&</h1>') {
  const base = `/marketing/${version}`;
  await write(`${base}/build.json`, {
    name: 'marketing',
    version,
    integrity: { [`${base}/remoteEntry.js`]: 'sha256-entry', [`${base}/landing.js`]: 'sha256-landing' },
    styles: { [`${base}/landing.css`]: 'h1{margin:0}' },
    chunks: { routes: [], landing: [`${base}/landing.js`, `${base}/landing.css`, `${base}/older.css`] },
    chrome: 'site',
    routes: {
      '/': { chunk: 'landing', head: '<title>Home</title><link rel="canonical" href="%ORIGIN%/">', body },
      '/signature/:signupId': {},
    },
    files: {
      '/robots.txt': { type: 'text/plain; charset=utf-8', text: 'Sitemap: %ORIGIN%/sitemap.xml' },
      '/favicon.ico': { type: 'image/x-icon', base64: Buffer.from([0, 0, 1, 0]).toString('base64') },
    },
  });
  await write(`${base}/remoteEntry.js`, 'window.remote = 1;');
  await write(`${base}/remoteEntry.js.br`, brotliCompressSync('window.remote = 1;'));
  await write('remotes.json', { marketing: { version, entry: `${base}/remoteEntry.js` } });
}

async function deployShell() {
  const main = `/shell/${SHELL}/main.js`;
  await write(`shell/${SHELL}/build.json`, {
    name: 'shell',
    version: SHELL,
    integrity: { [main]: 'sha256-main' },
    chunks: {},
    chromeHtml: '<header></header><main>%PAGE%</main>',
  });
  await write(
    'index.html',
    `<head><meta name="page-head" /><script>start('${main}')</script></head><body><div id="root"><noscript>JS</noscript></div></body>`,
  );
}

async function start(publicUrl = 'http://localhost:8080') {
  app = await startSite({ webRoot, publicUrl, entity: SAMPLE_LEGAL_ENTITY }, [ApiController]);
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rep13-web-'));
  webRoot = join(folder, 'web');
  await mkdir(webRoot);
  await writeFile(join(folder, 'secret.js'), 'secret');
  await deployShell();
  await deployMarketing(MARKETING);
  await start();
});
afterEach(async () => {
  await app?.close();
  await rm(folder, { recursive: true });
});

describe('a file with an address of its own', () => {
  it('is served from the current build, with the site named', async () => {
    const { text, headers } = await get('/robots.txt').expect(200);
    expect(text).toBe('Sitemap: http://localhost:8080/sitemap.xml');
    expect(headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'public, max-age=3600',
      'x-content-type-options': 'nosniff',
    });
  });

  it('may be a picture', async () => {
    const { body, headers } = await get('/favicon.ico').expect(200);
    expect(headers['content-type']).toBe('image/x-icon');
    expect(body).toEqual(Buffer.from([0, 0, 1, 0]));
  });

  it.each(['/constructor', '/__proto__', '/robots.txt/'])('is not found at %s', async (path) => {
    await get(path).expect(404);
  });
});

describe('a page', () => {
  it('comes with the prerendered head and body inside the chrome, and hints for its files', async () => {
    const { text, headers } = await get('/').expect(200);
    expect(text).toContain('<title>Home</title><link rel="canonical" href="http://localhost:8080/">');
    expect(text).toContain('<div id="root"><header></header><main><h1>Hello $&</h1></main></div>');
    expect(jsonIn(text, 'page-scripts')).toEqual(
      ['remoteEntry.js', 'landing.js'].map((file) => `/marketing/${MARKETING}/${file}`),
    );
    expect(jsonIn(text, 'integrity')).toMatchObject({
      [`/marketing/${MARKETING}/landing.js`]: 'sha256-landing',
    });
    expect(text).toContain(`<style data-href="/marketing/${MARKETING}/landing.css">h1{margin:0}</style>`);
    expect(text).toContain(`<link rel="stylesheet" href="/marketing/${MARKETING}/older.css" />`);
    expect(headers['cache-control']).toBe('no-cache');
  });

  it('that is not prerendered is the bare shell', async () => {
    const { text } = await get('/signature/123456789').expect(200);
    expect(text).toContain('<div id="root"><noscript>JS</noscript></div>');
  });

  it('that nobody knows is the shell', async () => {
    expect((await get('/nowhere').expect(404)).text).toContain('<div id="root">');
  });

  it.each(['//', '//marketing.example/', '///', '//%00', '/%ff', '//api/ping'])(
    'is not broken by an address such as %s',
    async (address) => {
      const { status } = await get(address);
      expect([400, 404]).toContain(status);
    },
  );

  it('is not sent again while nothing was deployed, and is new right after', async () => {
    const first = await get('/').expect(200);
    const etag = first.headers.etag ?? '';
    await get('/').set('If-None-Match', etag).expect(304);
    await deployMarketing('cccccccccccccccc', '<h1>New</h1>');
    const { text } = await get('/').set('If-None-Match', etag).expect(200);
    expect(text).toContain('<h1>New</h1>');
  });

  it('stays when a registered version is not there', async () => {
    await write('remotes.json', { marketing: { version: 'dddddddddddddddd' } });
    await get('/').expect(404);
  });

  it('asks for patience before anything is deployed', async () => {
    await rm(join(webRoot, 'index.html'));
    const { headers } = await get('/').expect(503);
    expect(headers['retry-after']).toBe('5');
  });
});

describe('the headers', () => {
  it('let only scripts run whose hash was deployed', async () => {
    const { headers } = await get('/');
    const policy = headers['content-security-policy'] ?? '';
    const start = hashOf(`start('/shell/${SHELL}/main.js')`);
    expect(policy).toContain(`script-src '${start}' 'sha256-main' 'sha256-entry' 'sha256-landing';`);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe-eval');
  });

  it.each([
    ['http://rep13.test', /; report-uri \/api\/csp-reports$/],
    ['https://rep13.test', /; report-uri \/api\/csp-reports; report-to csp$/],
  ])('have the browser report to %s what it refused, in a way it does so there', async (address, policy) => {
    await app?.close();
    await start(address);
    const { headers } = await get('/');
    expect(headers['content-security-policy']).toMatch(policy);
    expect(headers['reporting-endpoints']).toBe('csp="/api/csp-reports"');
  });

  it('let no script run that only a page of a remote has in it', async () => {
    await deployMarketing('cccccccccccccccc', '<script>slipIn()</script>');
    const { headers, text } = await get('/');
    expect(text).toContain('<script>slipIn()</script>');
    expect(headers['content-security-policy']).not.toContain(hashOf('slipIn()'));
  });

  it('keep types, referrers and the server name to themselves', async () => {
    const { headers } = await get('/');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
    expect(headers['x-powered-by']).toBeUndefined();
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  it('bind browsers to https where the site is served so', async () => {
    await app?.close();
    await start('https://rep13.test');
    const { headers, text } = await get('/');
    expect(headers['strict-transport-security']).toContain('max-age=31536000');
    expect(text).toContain('href="https://rep13.test/"');
  });
});

describe('a file', () => {
  const entry = `/marketing/${MARKETING}/remoteEntry.js`;

  it('is compressed for who understands it, and kept for a year', async () => {
    const { headers } = await get(entry).set('Accept-Encoding', 'gzip, br').expect(200);
    expect(headers['content-encoding']).toBe('br');
    expect(headers['content-type']).toContain('text/javascript');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers.vary).toContain('Accept-Encoding');
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
    // Each of a page's scripts brings its headers: those that say nothing about a script are left out.
    expect(Object.keys(headers).join()).not.toMatch(/last-modified|referrer-policy|opener-policy|ranges/);
  });

  it('is plain for who does not', async () => {
    const { headers, text } = await get(entry).set('Accept-Encoding', 'identity').expect(200);
    expect(headers['content-encoding']).toBeUndefined();
    expect(text).toBe('window.remote = 1;');
  });

  it('that is gone is a short-lived 404', async () => {
    const { headers } = await get(`/marketing/${MARKETING}/old.js`).expect(404);
    expect(headers['cache-control']).toBe('no-store');
  });

  it('names what is deployed, asked for again each time', async () => {
    const { headers, body } = await get('/remotes.json').expect(200);
    expect(body.marketing.version).toBe(MARKETING);
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers.etag).toBeDefined();
  });

  it.each([
    '/../secret.js',
    '/%2e%2e/secret.js',
    '/..%2fsecret.js',
    `/marketing/${MARKETING}/..%2f..%2f..%2fsecret.js`,
    `/marketing/${MARKETING}/../../../secret.js`,
    `/marketing/${MARKETING}/%2e%2e%5csecret.js`,
    `/marketing/${MARKETING}/build.json`,
    `/marketing/${MARKETING}/`,
    '/.deploy.lock',
    '/index.html',
  ])('is never anything but a build: %s', async (path) => {
    const { text, status } = await get(path);
    expect(status).toBe(404);
    expect(text).not.toContain('secret');
    expect(text).not.toContain('"chunks"');
  });

  it('is not followed out of the web root', async () => {
    await symlink(join(folder, 'secret.js'), join(webRoot, 'marketing', MARKETING, 'link.js'));
    const { text } = await get(`/marketing/${MARKETING}/link.js`)
      .set('Accept-Encoding', 'identity')
      .expect(404);
    expect(text).not.toContain('secret');
  });
});

describe('everything else', () => {
  it('reaches the API untouched', async () => {
    await get('/api/ping').expect(200, { pong: true });
    const { headers } = await get('/api/unknown').expect(404);
    expect(headers['content-type']).toContain('application/json');
  });

  it('is not answered with a page when it is no reading', async () => {
    const { headers } = await request(app?.getHttpServer()).post('/').expect(404);
    expect(headers['content-type']).toContain('application/json');
  });
});
