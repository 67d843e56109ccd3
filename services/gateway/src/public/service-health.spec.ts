import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Clock, type HealthService } from '@rep13/service-kit';
import type { GatewayConfig } from '../config.ts';
import { ServiceHealth } from './service-health.ts';

class TestClock extends Clock {
  time = Date.parse('2026-11-20T09:00:00Z');
  now = () => new Date(this.time);
}

describe('the status of the services', () => {
  const clock = new TestClock();
  const own = { readiness: () => Promise.resolve({ status: 'ready' }) } as unknown as HealthService;
  let server: Server;
  let answer = '{"status":"ready"}';
  let asked = 0;

  beforeAll(async () => {
    server = createServer((_request, response) => {
      asked += 1;
      response.end(answer);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => server.close());

  const health = () => {
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const healthUrls = { sla: url, agreements: 'http://127.0.0.1:1' };
    return new ServiceHealth({ healthUrls } as unknown as GatewayConfig, own, clock);
  };

  it.each([
    ['{"status":"ready"}', 'operational'],
    ['{"status":"degraded"}', 'degraded'],
    ['{"status":"unavailable"}', 'down'],
    ['<html>', 'down'],
  ])('is what each says itself: %s means %s', async (text, status) => {
    answer = text;
    expect(await health().statuses()).toEqual([
      { name: 'gateway', status: 'operational' },
      { name: 'sla', status },
      { name: 'agreements', status: 'down' },
    ]);
  });

  it('is asked once in five seconds, however many look', async () => {
    const watched = health();
    asked = 0;
    await Promise.all([watched.statuses(), watched.statuses()]);
    clock.time += 4_999;
    await watched.statuses();
    expect(asked).toBe(1);
    clock.time += 1;
    await watched.statuses();
    expect(asked).toBe(2);
  });
});
