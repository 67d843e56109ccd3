import { once } from 'node:events';
import { createServer } from 'node:http';
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
  server.on('request', (_request, response) =>
    work.add(() => {
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
});
