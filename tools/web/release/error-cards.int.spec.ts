import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { errorCards } from './error-cards.ts';

const VERSION = '0123456789abcdef';
const BUILD = {
  name: 'marketing',
  version: VERSION,
  routes: { '/': {}, '/pricing': {}, '/signature/:signupId': {} },
};
/** As the shell does it when it shows a card. */
const report = (remote: string, version: string) =>
  `<script>fetch('/api/remote-errors', { method: 'POST', body: JSON.stringify({ remote: '${remote}', version: '${version}', kind: 'load' }) })</script>`;

describe('the pages of a version that is released', () => {
  let product: Server;
  let url: string;
  /** What stands on which page. */
  let pages: Record<string, string>;
  let counted: string[];

  beforeAll(async () => {
    product = createServer(({ url: path = '', method }, response) => {
      if (method === 'POST') counted.push(path);
      response.setHeader('Content-Type', 'text/html').end(`<h1>A page</h1>${pages[path] ?? ''}`);
    });
    await new Promise<void>((ready) => product.listen(0, '127.0.0.1', ready));
    url = `http://127.0.0.1:${(product.address() as AddressInfo).port}`;
  });
  afterAll(() => void product.close());
  beforeEach(() => {
    pages = {};
    counted = [];
  });

  it('are fine without a card', async () => {
    expect(await errorCards(url, BUILD)).toEqual([]);
  });

  it('are named when they show one, which counts for nobody', async () => {
    pages = { '/pricing': report('marketing', VERSION), '/signature/1': report('marketing', VERSION) };
    expect(await errorCards(url, BUILD)).toEqual([
      '/pricing shows an error card',
      '/signature/:signupId shows an error card',
    ]);
    expect(counted).toEqual([]);
  });

  it('are not blamed for a card of another remote or version', async () => {
    pages = { '/': report('shell', VERSION), '/pricing': report('marketing', 'fedcba9876543210') };
    expect(await errorCards(url, BUILD)).toEqual([]);
  });
});
