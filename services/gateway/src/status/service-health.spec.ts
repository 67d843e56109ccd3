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

  const startedNow = () => {
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const healthUrls = { sla: url, agreements: 'http://127.0.0.1:1' };
    return new ServiceHealth({ healthUrls } as unknown as GatewayConfig, own, clock);
  };
  const health = () => {
    const started = startedNow();
    clock.time += 60_000;
    return started;
  };
  const namesIn = async (watched: ServiceHealth) => (await watched.statuses()).map(({ name }) => name);

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

  it('is not known of a service that nobody has seen since we started, for a minute', async () => {
    answer = '{"status":"ready"}';
    const watched = startedNow();
    expect(await namesIn(watched)).toEqual(['gateway', 'sla']);
    clock.time += 59_999;
    expect(await namesIn(watched)).toEqual(['gateway', 'sla']);
    clock.time += 5_000;
    expect(await namesIn(watched)).toEqual(['gateway', 'sla', 'agreements']);
  });

  it('is down at once of a service that was seen', async () => {
    const watched = startedNow();
    answer = '{"status":"ready"}';
    await watched.statuses();
    answer = '<html>';
    clock.time += 5_000;
    expect(await watched.statuses()).toContainEqual({ name: 'sla', status: 'down' });
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
