import { randomBytes, randomUUID } from 'node:crypto';
import type { Load } from './load.ts';

const CONNECTIONS = 32;

const check = (index: number) => ({
  email: `visitor${index}@example.com`,
  companyName: `Company ${index}`,
  question1: true,
  question2: true,
  question3: index % 2 === 0,
});

/** Accepted checks, each from a browser that was never here. */
export const newVisitors = (url: string): Load => {
  let sent = 0;
  const headers = () => ({
    'content-type': 'application/json',
    origin: url,
    'idempotency-key': randomUUID(),
    'idempotency-scope': randomBytes(16).toString('hex'),
  });
  const next = () => {
    sent += 1;
    const options = { method: 'POST', path: '/api/compliance-check', headers: headers() };
    return { options, body: JSON.stringify(check(sent)) };
  };
  return { url, connections: CONNECTIONS, next };
};

/** The cheapest call of the API: what the gateway costs by itself. */
export const askers = (url: string): Load => ({
  url,
  connections: CONNECTIONS,
  next: () => ({ options: { path: '/api/ip' } }),
});
