import { channel } from 'node:diagnostics_channel';
import { FetchFailed, FetchRefused, SafeFetcher, type SafeFetchOptions } from '../src/index.ts';
import { ANSWERS, PRIVATE_ADDRESSES, REFUSED_ADDRESSES } from './attacks.ts';
import { PrivateListener } from './private-listener.ts';
import { StrangeSite } from './strange-site.ts';

const sockets = channel('net.client.socket');

let site: StrangeSite;
let listener: PrivateListener;
let opened = 0;
const count = () => (opened += 1);

beforeAll(async () => {
  [site, listener] = await Promise.all([StrangeSite.start(), PrivateListener.start()]);
  sockets.subscribe(count);
});
afterAll(async () => {
  sockets.unsubscribe(count);
  await Promise.all([site.stop(), listener.stop()]);
});
beforeEach(() => (opened = 0));
afterEach(() =>
  expect({ connections: listener.connections, bytes: listener.bytes }).toEqual({ connections: 0, bytes: 0 }),
);

const fetcherWith = (given: Partial<SafeFetchOptions> = {}) =>
  new SafeFetcher({
    userAgent: 'Rep13-Test/1.0',
    resolve: (name) => Promise.resolve(ANSWERS[name] ?? []),
    exempt: { 'client.example': '127.0.0.1' },
    deny: ['93.184.216.0/24'],
    ports: [80, 443, site.port, listener.port],
    ...given,
  });

const at = (url: string) => url.replace('PORT', String(listener.port)).replace('SITE', String(site.port));
const here = (path: string) => `http://client.example:${site.port}${path}`;

/** What a server of Node lets itself send. */
const isHeader = (text: string) => /^[\x20-\x7e]{1,1000}$/.test(text);

/** Why it was refused, or what came of it. */
const outcomeOf = (url: string, given?: Partial<SafeFetchOptions>): Promise<string> =>
  fetcherWith(given)
    .visit()
    .read(url)
    .then(
      ({ text }) => `read: ${text}`,
      (error: unknown) =>
        error instanceof FetchRefused || error instanceof FetchFailed ? error.message : String(error),
    );

describe('the fetcher, sent to a private address', () => {
  it('knows at least forty ways to be sent there', () => {
    expect(PRIVATE_ADDRESSES.length).toBeGreaterThanOrEqual(40);
  });

  it.each(PRIVATE_ADDRESSES)('refuses %s without opening a connection', async (url) => {
    expect(await outcomeOf(at(url))).toBe('refused: address');
    expect(opened).toBe(0);
  });

  it.each(PRIVATE_ADDRESSES.filter(isHeader))('refuses a redirect to %s', async (url) => {
    site.redirect('/away', at(url));
    expect(await outcomeOf(here('/away'))).toBe('refused: address');
  });

  it('refuses a robots.txt that redirects there', async () => {
    site.redirect('/robots.txt', at('http://127.0.0.1:PORT/'));
    expect(await outcomeOf(here('/'))).toBe('refused: address');
    site.answer('/robots.txt', (_, response) => response.writeHead(404).end());
  });

  it('refuses a name that was public a moment ago, and asks for its meaning once a connection', async () => {
    const answers = [['127.0.0.1'], ['127.0.0.2']];
    const given = {
      resolve: () => Promise.resolve(answers.shift() ?? []),
      exempt: { 'turning.example': '127.0.0.1' },
    };
    expect(await outcomeOf(`http://turning.example:${site.port}/`, given)).toBe('refused: address');
    expect(answers).toEqual([]);
    expect(opened).toBe(1);
  });
});

describe('the fetcher, given an address that it does not call', () => {
  it.each(REFUSED_ADDRESSES)('refuses %j: %s', async (url, reason) => {
    expect(await outcomeOf(at(url))).toBe(`refused: ${reason}`);
    expect(opened).toBe(0);
  });

  it.each(REFUSED_ADDRESSES.filter(([url]) => isHeader(url)))(
    'refuses a redirect to %s: %s',
    async (url, reason) => {
      site.redirect('/away', at(url));
      expect(await outcomeOf(here('/away'))).toBe(`refused: ${reason}`);
    },
  );

  it('calls port 80 and 443 only, unless told otherwise', async () => {
    const fetcher = new SafeFetcher({
      userAgent: 'Rep13-Test/1.0',
      resolve: () => Promise.resolve(['127.0.0.1']),
    });
    const outcome = (url: string) => fetcher.visit().read(url);
    await expect(outcome('http://client.example:8080/')).rejects.toThrow('refused: port');
    await expect(outcome('https://client.example:444/')).rejects.toThrow('refused: port');
    await expect(outcome('http://client.example/')).rejects.toThrow('refused: address');
    await expect(outcome('https://client.example/')).rejects.toThrow('refused: address');
  });
});
