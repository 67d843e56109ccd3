import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express, { type Response } from 'express';
import request from 'supertest';
import { limitInFlight } from './in-flight-limit.ts';

describe('overload', () => {
  it('is refused at once, and there is room again when a request has ended', async () => {
    const waiting: Response[] = [];
    let arrived: () => void;
    const bothThere = new Promise<void>((resolve) => (arrived = resolve));
    const app = express()
      .use(limitInFlight(2))
      .get('/', (_request, response) => {
        if (waiting.push(response) === 2) arrived();
      });
    const server = createServer(app);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const call = () => request(url).get('/');

    const taken = [call().then(({ status }) => status), call().then(({ status }) => status)];
    await bothThere;
    const refused = await call();
    expect([refused.status, refused.headers['retry-after']]).toEqual([503, '5']);
    expect(refused.headers['connection']).toBe('close');

    for (const response of waiting) response.end();
    expect(await Promise.all(taken)).toEqual([200, 200]);
    const third = call().then(({ status }) => status);
    while (waiting.length < 3) await new Promise((resolve) => setImmediate(resolve));
    waiting[2]?.end();
    expect(await third).toBe(200);
    server.close();
  });

  it('of one address is not that of the others', async () => {
    const waiting: Response[] = [];
    const app = express()
      .set('trust proxy', true)
      .use(limitInFlight(3, 1))
      .get('/', (_request, response) => void waiting.push(response));
    const server = createServer(app);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const from = (address: string) =>
      request(url)
        .get('/')
        .set('X-Forwarded-For', address)
        .then(({ status }) => status);

    const taken = [from('203.0.113.7'), from('2001:db8::1')];
    while (waiting.length < 2) await new Promise((resolve) => setImmediate(resolve));
    expect(await Promise.all([from('203.0.113.7'), from('2001:db8::2')])).toEqual([503, 503]);
    taken.push(from('203.0.113.8'));
    while (waiting.length < 3) await new Promise((resolve) => setImmediate(resolve));

    for (const response of waiting) response.end();
    expect(await Promise.all(taken)).toEqual([200, 200, 200]);
    server.close();
  });
});
