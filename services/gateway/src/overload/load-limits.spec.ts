import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { jest } from '@jest/globals';
import { memoryLog } from '@rep13/testing';
import express, { type Response } from 'express';
import request from 'supertest';
import { connectAtOnce } from '../../test/connect-at-once.ts';
import { GatewayConfig } from '../config.ts';
import { boundsOf, LoadLimits } from './load-limits.ts';

const MOST = 12;
const CONNECTIONS = 30;

describe('how many calls may be at work', () => {
  it.each(['authorities', 'staff', 'payments', 'documents', 'clients'] as const)(
    'is never so few of %s that two open pages at once are refused',
    (name) => {
      expect(boundsOf(name, 500).least).toBeGreaterThan(3 * 12);
    },
  );

  it('is at first what a flood may take of visitors, and never more than the upper bound', () => {
    expect(boundsOf('visitors', 500)).toEqual({ least: 20, first: 100, most: 500 });
    expect(boundsOf('staff', MOST)).toEqual({ least: MOST, first: MOST, most: MOST });
  });
});

describe('a gateway that has as many calls at work as it can answer soon', () => {
  const log = memoryLog('gateway');
  let load: LoadLimits;
  let server: Server;
  let waiting: Response[];

  beforeEach(async () => {
    load = new LoadLimits(Object.assign(new GatewayConfig(), { MAX_IN_FLIGHT: MOST }), log.logger);
    waiting = [];
    const app = express()
      .set('trust proxy', true)
      .use(express.text({ limit: '1mb', type: '*/*' }))
      .use(load.begin)
      .get('/api/ip', (_request, response) => void waiting.push(response))
      .use((_request, response) => void response.send('answered'));
    server = createServer(app);
    load.guard(server, ({ socket, headers }) => String(headers['x-forwarded-for'] ?? socket.remoteAddress));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    void Array.from({ length: MOST }, () => call('/api/ip').then(({ status }) => answered.push(status)));
    while (waiting.length < MOST) await new Promise((resolve) => setImmediate(resolve));
  });
  afterEach(async () => {
    waiting.forEach((response) => response.end());
    while (answered.length < MOST) await new Promise((resolve) => setImmediate(resolve));
    answered.length = 0;
    load.onApplicationShutdown();
    server.close();
  });

  const answered: number[] = [];
  const url = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const call = (path: string) => request(url()).get(path);

  it('refuses one more visitor at once, with the error that every client knows', async () => {
    const { status, headers, body } = await call('/api/ip');
    expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '5', 'no-store']);
    expect(body).toEqual({ code: 'gateway.service-unavailable', message: 'Service unavailable' });
  });

  it('has room for a visitor from elsewhere', async () => {
    expect((await call('/api/status').set('X-Forwarded-For', '203.0.113.7')).status).toBe(200);
  });

  it('leaves the line open for another request after a small body, and hangs up on a long one', async () => {
    const post = (bytes: number) =>
      request(url()).post('/api/compliance-check').set('Connection', 'keep-alive').send('x'.repeat(bytes));
    expect((await post(1_000)).headers['connection']).not.toBe('close');
    const { status, headers } = await post(200_000);
    expect([status, headers['connection']]).toEqual([503, 'close']);
  });

  it.each(['/api/admin/totals', '/api/payment', '/api/client/login', '/api/authority-requests', '/'])(
    'still answers %s',
    async (path) => {
      expect((await call(path)).text).toBe('answered');
    },
  );

  it('says how many it refused, in one line a second', async () => {
    await Promise.all([call('/api/ip'), call('/api/ip')]);
    const isLogged = () => log.text().includes('overload: calls refused');
    while (!isLogged()) await new Promise((resolve) => setTimeout(resolve, 50));
    expect(log.text()).toContain('"callClass":"visitors","refused":2');
  });
});

it('takes no place for a sender who hung up before the work begins', () => {
  const load = new LoadLimits(
    Object.assign(new GatewayConfig(), { MAX_IN_FLIGHT: 1 }),
    memoryLog('gateway').logger,
  );
  const next = jest.fn();
  const sent = { complete: true, originalUrl: '/api/ip', ip: '192.0.2.1', headers: {} };
  const gone = { destroyed: true, once: () => undefined };
  for (let calls = 0; calls < 3; calls += 1) load.begin(sent as never, gone as never, next);
  load.onApplicationShutdown();
  expect(next).toHaveBeenCalledTimes(3);
});

describe('a gateway that is idle when a flood of connections comes', () => {
  const load = new LoadLimits(new GatewayConfig(), memoryLog('gateway').logger);
  beforeEach(() => void jest.spyOn(performance, 'now').mockReturnValue(0));
  afterEach(() => void jest.restoreAllMocks());
  afterAll(() => load.onApplicationShutdown());

  it.each([
    ['once all of them are accepted for visitors', '/api/status', true],
    ['before that for staff', '/api/admin/totals', false],
  ])('begins to work %s', async (_when, path, isAfterAll) => {
    let accepted = 0;
    const acceptedAtBegin: number[] = [];
    const server = createServer((_request, response) => {
      acceptedAtBegin.push(accepted);
      response.end();
    }).on('connection', () => (accepted += 1));
    load.guard(server, () => '192.0.2.1');
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    await connectAtOnce(server, CONNECTIONS, path);
    server.close();
    expect(acceptedAtBegin).toHaveLength(CONNECTIONS);
    expect(acceptedAtBegin[0] === CONNECTIONS).toBe(isAfterAll);
  });
});
