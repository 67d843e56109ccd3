import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { gzipSync, brotliCompressSync, deflateSync } from 'node:zlib';
import { FetchFailed, FetchRefused, SafeFetcher, type SafeFetchOptions } from '../src/index.ts';
import { StrangeSite } from './strange-site.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

let site: StrangeSite;
beforeAll(async () => (site = await StrangeSite.start()));
afterAll(() => site.stop());

const KB = 1_024;

const fetcherWith = (given: Partial<SafeFetchOptions> = {}) =>
  new SafeFetcher({
    userAgent: 'Rep13-Test/1.0 (+https://rep13.example/)',
    resolve: () => Promise.resolve(['127.0.0.1']),
    exempt: { 'client.example': '127.0.0.1', 'other.example': '127.0.0.1' },
    ports: [site.port],
    maxBytes: 64 * KB,
    pageMs: 400,
    ...given,
  });

const here = (path: string, host = 'client.example') => `http://${host}:${site.port}${path}`;
const outcomeOf = (path: string, given?: Partial<SafeFetchOptions>): Promise<string> =>
  fetcherWith(given)
    .visit()
    .read(here(path))
    .then(
      ({ text }) => `read: ${text}`,
      (error: unknown) =>
        error instanceof FetchRefused || error instanceof FetchFailed ? error.message : String(error),
    );

describe('the fetcher', () => {
  it('reads a page through a redirect, and says where it was', async () => {
    site.redirect('/', '/legal', 301);
    site.page('/legal', '<p>Représentant</p>');
    const page = await fetcherWith().visit().read(here('/#top'));
    expect(page).toEqual({
      finalUrl: here('/legal'),
      status: 200,
      type: 'text/html',
      text: '<p>Représentant</p>',
    });
  });

  it('sends who it is, and neither cookie nor referrer, also after a cookie was set', async () => {
    site.answer('/cookie', (_, response) =>
      response.writeHead(302, { location: '/after', 'set-cookie': 'a=b; Path=/' }).end(),
    );
    site.page('/after', 'here');
    await fetcherWith().visit().read(here('/cookie'));
    const last = site.requests.at(-1);
    expect(last?.headers).toMatchObject({
      'user-agent': 'Rep13-Test/1.0 (+https://rep13.example/)',
      host: `client.example:${site.port}`,
    });
    expect(Object.keys(last?.headers ?? {}).sort()).toEqual([
      'accept',
      'accept-encoding',
      'connection',
      'host',
      'user-agent',
    ]);
  });

  it.each([
    ['gzip', gzipSync],
    ['br', brotliCompressSync],
    ['deflate', deflateSync],
  ])('undoes %s', async (encoding, compress) => {
    site.page('/packed', compress(Buffer.from('unpacked')), { 'content-encoding': encoding });
    expect(await outcomeOf('/packed')).toBe('read: unpacked');
  });

  it.each([
    ['iso-8859-1', ''],
    ['', '<meta charset="iso-8859-1">'],
    ['no-such-thing', ''],
  ])('reads the characters that header %j or page %j name', async (charset, meta) => {
    const latin = charset !== 'no-such-thing';
    site.page('/old', Buffer.from(`${meta}Zürich`, latin ? 'latin1' : 'utf8'), {
      'content-type': charset ? `text/html; charset=${charset}` : 'text/html',
    });
    expect(await outcomeOf('/old')).toBe(`read: ${meta}Zürich`);
  });

  it('hands on what an error page says, with its status', async () => {
    site.answer('/gone', (_, response) =>
      response.writeHead(410, { 'content-type': 'text/plain' }).end('gone'),
    );
    expect(await fetcherWith().visit().read(here('/gone'))).toMatchObject({ status: 410, text: 'gone' });
  });
});

describe('the fetcher, given an answer that means harm', () => {
  it.each([
    ['gzip', gzipSync],
    ['br', brotliCompressSync],
    ['deflate', deflateSync],
  ])('puts out a bomb of %s', async (encoding, compress) => {
    site.page('/bomb', compress(Buffer.alloc(20_000 * KB, 'a')), { 'content-encoding': encoding });
    expect(await outcomeOf('/bomb')).toBe('refused: size');
  });

  it('stops reading a page that is too long', async () => {
    site.page('/long', 'a'.repeat(65 * KB));
    expect(await outcomeOf('/long')).toBe('refused: size');
  });

  it('stops reading a page that never ends', async () => {
    site.answer('/endless', (_, response) => {
      response.writeHead(200, { 'content-type': 'text/html' });
      const write = (): void =>
        void (response.writable && response.write('a'.repeat(KB), () => setImmediate(write)));
      write();
    });
    expect(await outcomeOf('/endless', { pageMs: 10_000 })).toBe('refused: size');
  });

  it('waits no longer when the garbage is collected meanwhile', async () => {
    site.answer('/drips', (_, response) => {
      response.writeHead(200, { 'content-type': 'text/html' });
      const drip = setInterval(() => response.write('a'), 20);
      response.on('close', () => clearInterval(drip));
    });
    const collecting = setInterval(collectGarbage, 50);
    expect(await outcomeOf('/drips')).toBe('refused: time');
    clearInterval(collecting);
  });

  it('waits for a slow body no longer than it may', async () => {
    site.answer('/slow', (_, response) => {
      response.writeHead(200, { 'content-type': 'text/html' });
      const drip = setInterval(() => response.write('a'), 50);
      response.on('close', () => clearInterval(drip));
    });
    expect(await outcomeOf('/slow')).toBe('refused: time');
  });

  it('waits no longer for one that never answers', async () => {
    site.answer('/silent', () => undefined);
    expect(await outcomeOf('/silent')).toBe('failed: timeout');
  });

  it('waits no longer for a name that is never resolved', async () => {
    expect(await outcomeOf('/', { resolve: () => new Promise(() => undefined) })).toBe('failed: timeout');
  });

  it('waits for robots.txt and page together no longer than for a page', async () => {
    site.answer('/robots.txt', () => undefined);
    expect(await outcomeOf('/quick')).toBe('failed: timeout');
    expect(site.asked('/quick')).toBe(0);
    site.answer('/robots.txt', (_, response) => response.writeHead(404).end());
  });

  it('has one deadline for all pages of a visit', async () => {
    site.page('/quick', 'here');
    const visit = fetcherWith({ visitMs: 1 }).visit();
    await new Promise((later) => setTimeout(later, 20));
    await expect(visit.read(here('/quick'))).rejects.toThrow('failed: timeout');
  });

  it('follows five redirects and no sixth', async () => {
    for (let hop = 0; hop < 6; hop += 1) site.redirect(`/hop${hop}`, `/hop${hop + 1}`);
    site.page('/hop6', 'at last');
    expect(await outcomeOf('/hop1')).toBe('read: at last');
    expect(await outcomeOf('/hop0')).toBe('refused: redirects');
  });

  it.each([
    ['to itself', '/round'],
    ['to nowhere', ''],
  ])('ends at a redirect %s', async (_, location) => {
    site.redirect('/round', location);
    expect(await outcomeOf('/round')).toBe('refused: redirects');
  });

  it.each([
    ['an image', 'image/png', 'text'],
    ['a program', 'application/octet-stream', 'text'],
    ['a page, and is an image', 'text/html', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
    ['a page, and is packed', 'text/html', gzipSync(Buffer.from('text'.repeat(20)))],
    [
      'text, and is noise',
      'text/plain',
      Buffer.from(Array.from({ length: 200 }, (__, n) => 128 + (n % 128))),
    ],
  ])('takes nothing that says it is %s', async (_, type, body) => {
    site.page('/lie', body, { 'content-type': type });
    expect(await outcomeOf('/lie')).toBe('refused: type');
  });

  it.each([
    ['an unknown one', 'zstd', 'text'],
    ['two at once', 'gzip, gzip', 'text'],
    ['one that it is not', 'gzip', 'text'],
    ['one that breaks off', 'gzip', gzipSync(Buffer.from('text'.repeat(99))).subarray(0, 20)],
    ['the name of a method', 'toString', 'text'],
  ])('does not undo an encoding that is %s', async (_, encoding, body) => {
    site.page('/encoded', body, { 'content-encoding': encoding });
    expect(await outcomeOf('/encoded')).toBe('refused: encoding');
  });

  it('survives a connection that breaks', async () => {
    site.answer('/broken', (request) => request.socket.destroy());
    expect(await outcomeOf('/broken')).toBe('failed: connection');
    site.answer('/half', (_, response) => {
      response.writeHead(200, { 'content-type': 'text/html', 'content-length': '100' });
      response.write('half', () => response.destroy());
    });
    expect(await outcomeOf('/half')).toBe('failed: connection');
  });

  it('survives headers without end', async () => {
    site.answer('/headers', ({ socket }) =>
      socket.end(`HTTP/1.1 200 OK\r\n${'a: b\r\n'.repeat(20_000)}\r\n`),
    );
    expect(await outcomeOf('/headers')).toBe('failed: connection');
  });
});

describe('robots.txt', () => {
  const robots = (text: string, status = 200) =>
    site.answer('/robots.txt', (_, response) =>
      response.writeHead(status, { 'content-type': 'text/plain' }).end(text),
    );
  beforeAll(() => {
    site.page('/private', 'read');
    site.redirect('/to-private', '/private');
  });

  it('is read once a visit, and keeps us out of what it names', async () => {
    robots('User-agent: *\nDisallow: /private\n');
    const before = site.asked('/robots.txt');
    const visit = fetcherWith().visit();
    await expect(visit.read(here('/private'))).rejects.toThrow('refused: robots');
    await expect(visit.read(here('/to-private'))).rejects.toThrow('refused: robots');
    expect(site.asked('/robots.txt')).toBe(before + 1);
    expect(site.asked('/private')).toBe(0);
  });

  it('of the host that a redirect leads to counts there', async () => {
    robots('User-agent: *\nDisallow:\n');
    site.redirect('/to-other', here('/private', 'other.example'));
    const before = site.asked('/robots.txt');
    expect(await outcomeOf('/to-other')).toBe('read: read');
    expect(site.asked('/robots.txt')).toBe(before + 2);
  });

  it.each([
    [404, 'read: read'],
    [403, 'read: read'],
    [500, 'failed: robots'],
    [503, 'failed: robots'],
  ])('that answers %i means: %s', async (status, outcome) => {
    robots('', status);
    expect(await outcomeOf('/private')).toBe(outcome);
  });

  it('that is something else is none', async () => {
    site.page('/robots.txt', Buffer.from('89504e47', 'hex'), { 'content-type': 'image/png' });
    expect(await outcomeOf('/private')).toBe('read: read');
  });
});
