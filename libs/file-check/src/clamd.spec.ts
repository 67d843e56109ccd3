import { createServer } from 'node:net';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startClamd, type ClamdServer } from '@rep13/testing/files';
import { askClamd, CLAMD_URL } from './clamd.ts';

const TEXT = Buffer.from('Rules');
const ask = (bytes = TEXT, withinMs = 60_000) => askClamd(server.url, bytes, withinMs);

let server: ClamdServer;
beforeEach(async () => (server = await startClamd()));
afterEach(() => server.stop());

describe('the virus scanner', () => {
  it.each([1, 256 * 1024, 256 * 1024 + 1, 10 * 1024 * 1024])('is sent all %d bytes', async (size) => {
    const bytes = Buffer.alloc(size, 'line of text\n');
    expect(await ask(bytes)).toBe('clean');
    expect(server.scanned[0]!.equals(bytes)).toBe(true);
  });

  it('says that a file is infected', async () => {
    server.answerWith(() => 'stream: Win.Test.EICAR_HDB-1 FOUND\0');
    expect(await ask()).toBe('infected');
  });

  it.each([
    ['refuses the size', 'INSTREAM size limit exceeded. ERROR\0'],
    ['fails', "stream: Can't allocate memory ERROR\0"],
    ['says something else', 'HTTP/1.1 200 OK\r\n\r\nstream: OK\0'],
    ['hangs up', ''],
    ['hangs up before its answer ends', 'stream: OK'],
    ['does not stop talking', 'x'.repeat(100_000)],
  ])('lets no file pass when it %s', async (_, answer) => {
    server.answerWith(() => answer);
    await expect(ask()).rejects.toThrow('clamd');
  });

  it('lets no file pass when it does not answer in time', async () => {
    server.answerWith(() => undefined);
    await expect(ask(TEXT, 100)).rejects.toThrow('clamd took too long');
  });

  it('lets no file pass when it is away', async () => {
    await server.stop();
    await expect(ask()).rejects.toThrow('ECONNREFUSED');
  });

  it('may listen on a socket of the same machine', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'rep13-clamd-'));
    const path = join(folder, 'clamd.ctl');
    const local = createServer((socket) => socket.once('data', () => socket.end('stream: OK\0')));
    await new Promise<void>((resolve) => local.listen(path, resolve));
    try {
      expect(await askClamd(`unix:${path}`, TEXT, 5_000)).toBe('clean');
    } finally {
      local.close();
      await rm(folder, { recursive: true });
    }
  });

  it.each([
    ['tcp://clamav:3310', true],
    ['unix:/run/clamav/clamd.ctl', true],
    ['http://clamav:3310', false],
    ['tcp://clamav', false],
    ['clamav:3310', false],
    ['unix:clamd.ctl', false],
    ['tcp://user:password@clamav:3310', false],
  ])('is named by an address: %s', (url, isOne) => {
    expect(CLAMD_URL.test(url)).toBe(isOne);
  });
});
