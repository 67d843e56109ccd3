import { existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SAMPLE_LEGAL_ENTITY } from '@rep13/contracts-legal-entity';
import { PageDrawer } from '../src/publication-watch/browser/page-drawer.ts';
import { PageProcess } from '../src/publication-watch/website/page-process.ts';
import { WebsiteReader } from '../src/publication-watch/website/website-reader.ts';
import { serveWebsites, type WebsiteCase } from './serve-website.ts';

const CHROMIUM = '/usr/bin/chromium';
const { name, street, postalCode, city, authorityEmail, phone } = SAMPLE_LEGAL_ENTITY;
const FACTS = JSON.stringify(`${name}, ${street}, ${postalCode} ${city}, ${authorityEmail}, ${phone}`);
const DRAWS = `document.getElementById('root').textContent = ${FACTS};`;
const OTHER_TEXT = Array.from({ length: 80 }, (_, n) => `shoes of kind ${n}`).join(', ');
const asScript = (body: string) => ({ body, type: 'text/javascript' });
const shell = (more = '') => `<div id="root"></div>${more}<script src="/a.js"></script>`;

/** What a program may try: each way to somebody inside, by the address of a server that listens there. */
const reachingInside = (port: number) => `
  const inside = 'http://127.0.0.1:${port}/';
  fetch(inside).catch(() => {}); fetch(inside, { method: 'POST', mode: 'no-cors' }).catch(() => {});
  new Image().src = inside; new WebSocket(inside.replace('http', 'ws')); navigator.sendBeacon(inside, 'x');
  new EventSource(inside);
  for (const rel of ['preconnect', 'prefetch', 'stylesheet', 'dns-prefetch'])
    document.head.append(Object.assign(document.createElement('link'), { rel, href: inside }));
  document.body.append(Object.assign(document.createElement('iframe'), { src: inside }));
  const peer = new RTCPeerConnection({ iceServers: [{ urls: 'turn:127.0.0.1:${port}?transport=tcp', username: 'a', credential: 'b' }] });
  peer.createDataChannel('x'); peer.createOffer().then((offer) => peer.setLocalDescription(offer));
  window.open(inside);
  ${DRAWS}`;

/** Gives up sooner. */
class ImpatientDrawer extends PageDrawer {
  protected override readonly drawingMs = 3_000;
}

const where = existsSync(CHROMIUM) ? describe : describe.skip;

where('a website that a program draws', () => {
  const child = new PageProcess();
  let inside: Server;
  let reached = 0;
  let served: Awaited<ReturnType<typeof serveWebsites>>;
  beforeAll(async () => {
    inside = createServer((_, response) => response.end('secret')).on('connection', () => (reached += 1));
    inside.listen(0, '127.0.0.1');
    await once(inside, 'listening');
    const { port } = inside.address() as AddressInfo;
    const given = (pages: WebsiteCase['pages']): WebsiteCase => ({ what: '', pages, verdict: 'absent' });
    served = await serveWebsites(
      new Map([
        ['drawn.example', given({ '/': shell(), '/a.js': asScript(DRAWS) })],
        [
          'styled.example',
          given({
            '/': `<link rel="stylesheet" href="/a.css">${shell()}`,
            '/a.js': asScript(DRAWS),
            '/a.css': { body: '#root { display: none }', type: 'text/css' },
          }),
        ],
        ['inside.example', given({ '/': shell(), '/a.js': asScript(reachingInside(port)) })],
        [
          'other.example',
          given({
            '/': shell(),
            '/a.js': asScript(`document.getElementById('root').textContent = ${JSON.stringify(OTHER_TEXT)};`),
          }),
        ],
        [
          'closed.example',
          given({
            '/': shell(),
            '/robots.txt': { body: 'User-agent: *\nDisallow: /a.js', type: 'text/plain' },
            '/a.js': asScript(DRAWS),
          }),
        ],
        ['endless.example', given({ '/': shell(), '/a.js': asScript('for (;;);') })],
      ]),
    );
  });
  afterAll(async () => {
    await served.stop();
    inside.closeAllConnections();
    inside.close();
  });
  const readingOf = (host: string, Drawer = PageDrawer) => {
    const drawer = new Drawer({ WATCH_BROWSER: CHROMIUM });
    return new WebsiteReader(served.fetcher, SAMPLE_LEGAL_ENTITY, child, drawer).read(
      served.urlOf(host),
      false,
    );
  };

  it('is read as it is drawn', async () => {
    expect(await readingOf('drawn.example')).toMatchObject({ verdict: 'complete', needsJavaScript: false });
  });

  it('may show something else', async () => {
    expect(await readingOf('other.example')).toMatchObject({ verdict: 'absent', reason: null });
  });

  it('still needs a browser where robots.txt keeps its program from us', async () => {
    expect(await readingOf('closed.example')).toMatchObject({ verdict: 'unjudged', reason: 'browser' });
  });

  it('shows nothing that a style elsewhere hides', async () => {
    expect(await readingOf('styled.example')).toMatchObject({ verdict: 'unjudged', reason: 'hidden' });
  });

  it('reaches nothing inside of the network, whatever it tries', async () => {
    expect(await readingOf('inside.example')).toMatchObject({ verdict: 'complete' });
    expect(reached).toBe(0);
  });

  it('is given up where its program does not end, and is as it was sent', async () => {
    const reading = await readingOf('endless.example', ImpatientDrawer);
    expect(reading).toMatchObject({ verdict: 'unjudged', reason: 'browser' });
  });
});
