import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { boundedBody } from './bounded-body.ts';
import { within } from './within.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** Answers at once, and then one byte at a time for ever. */
describe('a server that drips', () => {
  let server: Server;
  let url: string;
  const open = new Set<ServerResponse>();

  beforeAll(async () => {
    server = createServer((_, response) => {
      open.add(response);
      response.writeHead(200);
      const drip = setInterval(() => response.write('a'), 20);
      response.on('close', () => {
        clearInterval(drip);
        open.delete(response);
      });
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  });
  afterAll(() => server.close());

  const read = (signal: AbortSignal) =>
    fetch(url, { signal }).then((response) => boundedBody(response, { maxBytes: 1_000_000, signal }));

  it('is waited for no longer than it may, whatever is collected meanwhile', async () => {
    const collecting = setInterval(collectGarbage, 50);
    await expect(within(400, read)).rejects.toMatchObject({ name: 'TimeoutError' });
    clearInterval(collecting);
    while (open.size > 0) await new Promise((later) => setTimeout(later, 10));
  });

  it('is read no further than it may be long', async () => {
    const short = (signal: AbortSignal) =>
      fetch(url, { signal }).then((response) => boundedBody(response, { maxBytes: 3, signal }));
    await expect(within(10_000, short)).rejects.toThrow('longer than 3 bytes');
  });
});

describe('work that may take only so long', () => {
  it('gives what it comes to, and its error', async () => {
    expect(await within(10_000, () => Promise.resolve(7))).toBe(7);
    await expect(within(10_000, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  });

  it('is waited for no longer, also when it minds no signal', async () => {
    await expect(within(20, () => new Promise(() => undefined))).rejects.toMatchObject({
      name: 'TimeoutError',
    });
  });
});
