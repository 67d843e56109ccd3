import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { checkFirstPage } from './check-first-page.ts';

const VERSION = '0123456789abcdef';
const BUILD = { name: 'admin', version: VERSION, routes: { '/admin': {} } };
const ENTRY = `/admin/${VERSION}/remoteEntry.js`;
/** As React does it when it takes over. */
const COME_ALIVE = `document.getElementById('root').__reactContainer$x = {};`;

/** What the product serves: the page with this in it, and the entry as these scripts. */
let body = '<h1>Sign in</h1>';
let script = COME_ALIVE;
let status = 200;
let entry = ENTRY;

describe('the health check of a version', () => {
  let product: Server;
  let url: string;

  beforeAll(async () => {
    product = createServer(({ url: path }, response) => {
      if (path === '/preview/token') return response.writeHead(303, { Location: '/admin' }).end();
      if (path === ENTRY) return response.setHeader('Content-Type', 'text/javascript').end(script);
      if (path !== '/admin') return response.writeHead(path === '/favicon.ico' ? 204 : 404).end();
      response.writeHead(status, { 'Content-Type': 'text/html' });
      return response.end(
        `<link rel="icon" href="data:,"><div id="root">${body}</div><script src="${entry}"></script>`,
      );
    });
    await new Promise<void>((ready) => product.listen(0, '127.0.0.1', ready));
    url = `http://127.0.0.1:${(product.address() as AddressInfo).port}`;
  });
  afterAll(() => void product.close());

  async function found(change: { body?: string; script?: string; status?: number; entry?: string } = {}) {
    ({ body = '<h1>Sign in</h1>', script = COME_ALIVE, status = 200, entry = ENTRY } = change);
    return checkFirstPage(url, 'token', BUILD);
  }

  it('finds nothing wrong with a page that comes alive', async () => {
    expect(await found()).toEqual([]);
  });

  it('overlooks that nobody is signed in', async () => {
    expect(
      await found({ script: `${COME_ALIVE} console.error('the server answered with a status of 401')` }),
    ).toEqual([]);
  });

  it.each([
    ['an error', { script: `${COME_ALIVE} throw new Error('broken')` }, 'broken'],
    ['a complaint', { script: `${COME_ALIVE} console.error('no such list')` }, 'no such list'],
    ['a warning', { script: `${COME_ALIVE} console.warn('old property')` }, 'old property'],
    ['no headline', { body: '' }, 'the page has no headline'],
    ['an answer that is none', { status: 503 }, 'the page answers 503'],
    [
      'scripts that leave it as it was built',
      { script: '' },
      'the page as it was built was not taken over by its scripts',
    ],
    [
      'an error card',
      { script: `${COME_ALIVE} fetch('/api/remote-errors', { method: 'POST' })` },
      'the shell shows an error card',
    ],
    [
      'an error card that nobody reports',
      { body: '<div role="alert"><h1>Not loaded</h1></div>' },
      'an error card stands in its place',
    ],
  ])('finds %s', async (_, change, expected) => {
    expect(await found(change)).toContainEqual(expect.stringContaining(expected));
  });

  it('finds that another version came instead', async () => {
    expect(await found({ entry: '/admin/fedcba9876543210/remoteEntry.js' })).toContain(
      `${ENTRY} was not loaded`,
    );
  });
});
