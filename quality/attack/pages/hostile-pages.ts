import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { HOST, type Website } from '../product/reach-website.ts';

/** What is served at one path, and how the product may take it; several verdicts where more than one is right. */
export interface HostilePage {
  readonly what: string;
  readonly verdicts: readonly string[];
  serve(response: ServerResponse): void;
}

const MEGABYTE = 1024 * 1024;
const times = (part: string, size: number = MEGABYTE) => part.repeat(Math.floor(size / part.length));

const html = (what: string, body: string): HostilePage => ({
  ...{ what, verdicts: ['absent'] },
  serve: (response) => response.setHeader('Content-Type', 'text/html; charset=utf-8').end(body),
});

const answers = (what: string, verdicts: readonly string[], serve: HostilePage['serve']): HostilePage => ({
  what,
  verdicts,
  serve,
});

const redirects = (what: string, to: string): HostilePage =>
  answers(what, ['refused'], (response) => response.writeHead(302, { Location: to }).end());

/** Pages that take long to read for what a parser or a search does with them. */
const TEDIOUS: readonly HostilePage[] = [
  html('open tags of one kind', times('<section>', 1.9 * MEGABYTE)),
  html('open tags, and closing ones of another', times('<u>') + times('</s>', 0.9 * MEGABYTE)),
  html('hidden elements in hidden elements', times('<p hidden>', MEGABYTE) + times('<em>', 0.9 * MEGABYTE)),
  html('one tag of nothing but attributes', `<p ${times('b=2 ', 1.9 * MEGABYTE)}>`),
  html('links that are never closed', times('<a href="/imprint">', 1.9 * MEGABYTE)),
  html('half addresses', times('b@', 1.9 * MEGABYTE)),
  html('styles that never end', times('<style>', 1.9 * MEGABYTE)),
  html('rules without end', `<style>${times('p,.a{color:red}', 1.9 * MEGABYTE)}`),
  html('half telephone numbers', `+${times('3 ', 1.9 * MEGABYTE)}`),
  html('nothing but blanks', times(' ', 1.9 * MEGABYTE)),
  html('references to characters', times('&lt;', 1.9 * MEGABYTE)),
];

const bomb = Buffer.alloc(60 * MEGABYTE, ' ');

/** Answers that are not what they say, or do not end. */
const STRANGE: readonly HostilePage[] = [
  answers('a bomb of gzip', ['refused'], (response) =>
    response.writeHead(200, { 'Content-Type': 'text/html', 'Content-Encoding': 'gzip' }).end(gzipSync(bomb)),
  ),
  answers('a bomb of brotli', ['refused'], (response) =>
    response
      .writeHead(200, { 'Content-Type': 'text/html', 'Content-Encoding': 'br' })
      .end(brotliCompressSync(bomb)),
  ),
  answers('gzip that is none', ['refused'], (response) =>
    response
      .writeHead(200, { 'Content-Type': 'text/html', 'Content-Encoding': 'gzip' })
      .end(createHash('sha512').update('noise').digest()),
  ),
  answers('a page without an end', ['refused'], (response) => {
    response.writeHead(200, { 'Content-Type': 'text/html' });
    const more = () => {
      while (!response.destroyed && response.write(times('<p>more</p>', 65_536)));
      if (!response.destroyed) response.once('drain', more);
    };
    more();
  }),
  answers('a page that comes in by the byte', ['refused', 'unreachable'], (response) => {
    response.writeHead(200, { 'Content-Type': 'text/html' });
    const tick = setInterval(() => response.write('x'), 500);
    response.once('close', () => clearInterval(tick));
  }),
  answers('a connection that is cut', ['unreachable'], (response) => response.destroy()),
  answers('a head of 64 kB', ['unreachable', 'refused'], (response) =>
    response.writeHead(200, { 'Content-Type': 'text/html', 'X-Long': 'x'.repeat(65_536) }).end('<p>'),
  ),
];

/** Ways to where only we can reach. */
const leadingAstray = ({ port, insidePort }: Website): HostilePage[] => [
  redirects('a redirect to itself', `http://${HOST}:${port}/a-redirect-to-itself`),
  redirects('a redirect inside by name', `http://inside.attacked.example:${insidePort}/`),
  redirects('a redirect inside by address', `http://127.0.0.1:${insidePort}/`),
  redirects('a redirect inside by a number', `http://2130706433:${insidePort}/`),
  redirects('a redirect inside by IPv6', `http://[::ffff:127.0.0.1]:${insidePort}/`),
  redirects('a redirect to the data of the machine', 'http://169.254.169.254/latest/meta-data/'),
  redirects('a redirect to a file', 'file:///etc/passwd'),
  redirects('a redirect with a password', `http://user:password@${HOST}:${port}/`),
  html(
    'frames that lead inside',
    `<iframe src="http://127.0.0.1:${insidePort}/"></iframe><frame src="//inside.attacked.example:${insidePort}/">`,
  ),
  html('a base that leads inside', `<base href="http://127.0.0.1:${insidePort}/"><a href="legal">Legal</a>`),
  answers('a refresh that leads inside', ['refused'], (response) =>
    response
      .setHeader('Content-Type', 'text/html')
      .end(`<meta http-equiv="refresh" content="0;url=http://inside.attacked.example:${insidePort}/">`),
  ),
  html(
    'links that lead inside',
    `<a href="http://127.0.0.1:${insidePort}/legal">Legal</a><a href="http://inside.attacked.example:${insidePort}/legal">Legal</a>`,
  ),
];

export const hostilePages = (website: Website): HostilePage[] => [
  ...TEDIOUS,
  ...STRANGE,
  ...leadingAstray(website),
];

/** Under which path a page is served. */
export const pathOf = ({ what }: Pick<HostilePage, 'what'>): string => `/${what.replace(/[^a-z\d]+/gi, '-')}`;
