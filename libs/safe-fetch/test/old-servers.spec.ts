import { deflateRawSync } from 'node:zlib';
import { FetchRefused, SafeFetcher } from '../src/index.ts';
import { StrangeSite } from './strange-site.ts';

let site: StrangeSite;
beforeAll(async () => (site = await StrangeSite.start()));
afterAll(() => site.stop());

const TEXT = '<p>Représentant: Zürich</p>';

/** What is read of an answer whose header lines and bytes are these. */
async function readOf(lines: readonly string[], body: Buffer): Promise<string> {
  site.answer('/', ({ socket }) =>
    socket.end(Buffer.concat([Buffer.from(`HTTP/1.1 200 OK\r\n${[...lines, '', ''].join('\r\n')}`), body])),
  );
  const fetcher = new SafeFetcher({
    userAgent: 'Rep13-Test/1.0 (+https://rep13.example/)',
    resolve: () => Promise.resolve(['127.0.0.1']),
    exempt: { 'client.example': '127.0.0.1' },
    ports: [site.port],
  });
  try {
    return (await fetcher.visit().read(`http://client.example:${site.port}/`)).text;
  } catch (error) {
    return error instanceof FetchRefused ? error.message : String(error);
  }
}

const utf8 = Buffer.from(TEXT);
const latin = Buffer.from(TEXT, 'latin1');
const bigEndian = Buffer.from(`\ufeff${TEXT}`, 'utf16le').swap16();

describe('the fetcher, given what browsers read', () => {
  it.each([
    ['no type at all', [], utf8],
    ['its type twice', ['Content-Type: text/html', 'Content-Type: text/html; charset=utf-8'], utf8],
    ['its type twice in one line', ['Content-Type: text/html, text/html; charset=utf-8'], utf8],
    ['its type in capitals', ['CONTENT-TYPE: TEXT/HTML;CHARSET=UTF-8'], utf8],
    ['its characters in single quotes', ["Content-Type: text/html; charset='utf-8'"], utf8],
    ['XHTML', ['Content-Type: application/xhtml+xml; charset=utf-8'], utf8],
    ['windows-1252 that nobody named', ['Content-Type: text/html'], latin],
    ['windows-1252 by name', ['Content-Type: text/html; charset=windows-1252'], latin],
    [
      'UTF-8 with a mark, under another name',
      ['Content-Type: text/html; charset=iso-8859-1'],
      Buffer.from(`\ufeff${TEXT}`),
    ],
    ['UTF-16 with a mark', ['Content-Type: text/html'], Buffer.from(`\ufeff${TEXT}`, 'utf16le')],
    ['UTF-16 the other way round', ['Content-Type: text/html; charset=utf-8'], bigEndian],
    [
      'deflate without its header',
      ['Content-Type: text/html', 'Content-Encoding: deflate'],
      deflateRawSync(utf8),
    ],
    [
      'an encoding sent twice',
      ['Content-Type: text/html', 'Content-Encoding: ', 'Content-Encoding: deflate'],
      deflateRawSync(utf8),
    ],
  ])('reads a page with %s', async (_, lines, body) => {
    expect(await readOf(lines, body)).toBe(TEXT);
  });

  it.each([
    ['names it', ['Content-Type: application/pdf']],
    ['calls it a page', ['Content-Type: text/html']],
  ])('says of a PDF that it is one where the server %s', async (_, lines) => {
    expect(await readOf(lines, Buffer.from('%PDF-1.7 text'))).toBe('refused: pdf');
  });

  it('keeps a page of UTF-8 with one broken character', async () => {
    const broken = Buffer.concat([utf8, Buffer.from([0xff]), utf8]);
    expect(await readOf(['Content-Type: text/html'], broken)).toBe(`${TEXT}\ufffd${TEXT}`);
  });

  it.each([[''], ['; charset=windows-1252'], ['; charset=iso-8859-1']])(
    'shows the dashes and quotes of Windows, where Latin-1 has control characters: text/html%s',
    async (charset) => {
      const body = Buffer.from('<p>\x93Z\xfcrich\x94 \x96 \x80 300</p>', 'latin1');
      expect(await readOf([`Content-Type: text/html${charset}`], body)).toBe('<p>“Zürich” – € 300</p>');
    },
  );
});
