import { once } from 'node:events';
import { createServer, request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';
import { jest } from '@jest/globals';
import { connectAtOnce } from '../../test/connect-at-once.ts';
import { ConnectionsFirst } from './connections-first.ts';

const CONNECTIONS = 50;

/** What a server does in which order when so many connect at once. */
async function orderOfWork(): Promise<('accepts' | 'begins')[]> {
  const order: ('accepts' | 'begins')[] = [];
  const server = createServer();
  const work = new ConnectionsFirst(server);
  server.on('connection', () => order.push('accepts'));
  server.on('request', (request, response) =>
    work.add(request, response, () => {
      order.push('begins');
      response.end();
    }),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  await connectAtOnce(server, CONNECTIONS, '/');
  expect(work.size).toBe(0);
  server.close();
  return order;
}

describe('work that arrives with a flood of connections', () => {
  afterEach(() => void jest.restoreAllMocks());

  it('begins once all of them are accepted', async () => {
    jest.spyOn(performance, 'now').mockReturnValue(0);
    const order = await orderOfWork();
    expect(order.indexOf('begins')).toBe(CONNECTIONS);
    expect(order).toHaveLength(2 * CONNECTIONS);
  });

  it('begins before that when it has waited long enough', async () => {
    let now = 0;
    jest.spyOn(performance, 'now').mockImplementation(() => (now += 1_000));
    const order = await orderOfWork();
    expect(order.indexOf('begins')).toBeLessThan(CONNECTIONS);
  });

  it('does not begin for a sender who hung up meanwhile', async () => {
    const server = createServer();
    const work = new ConnectionsFirst(server);
    const begin = jest.fn();
    server.on('request', (request, response) => {
      work.add(request, response, begin);
      request.socket.destroy();
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    await once(ask({ port }).end(), 'error');
    while (work.size > 0) await new Promise((resolve) => setImmediate(resolve));
    server.close();
    expect(begin).not.toHaveBeenCalled();
  });

  it('is counted when it has arrived whole: who sends slowly takes no room', async () => {
    const server = createServer();
    const work = new ConnectionsFirst(server);
    const counted = new Map<string | undefined, number>();
    server.on('request', (request, response) => {
      work.add(request, response, () => response.end());
      counted.set(request.method, work.size);
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const slow = ask({ port, method: 'POST', headers: { 'Content-Length': 5 } });
    slow.flushHeaders();
    await once(slow, 'response');
    await once(ask({ port, method: 'GET' }).end(), 'response');
    slow.destroy();
    server.close();
    expect(Object.fromEntries(counted)).toEqual({ POST: 0, GET: 1 });
  });
});
