import { setTimeout as sleep } from 'node:timers/promises';
import { VALID_BODIES } from '@rep13/testing/api';
import type { BenchProduct } from '../own-product.ts';
import type { Answered } from './constant-rate.ts';

const EVERY_MS = 1_000;

interface Call {
  readonly path: string;
  readonly body?: object;
  readonly headers?: Record<string, string>;
}

/** Who may not wait, and what each asks for, once a second. */
export type Urgent = Readonly<Record<string, () => Promise<Call> | Call>>;

/** An authority's order, a list for staff, the sign-in of a client, a payment. @throws when staff cannot sign in. */
export async function urgentCalls({ url, admin }: BenchProduct): Promise<Urgent> {
  const signIn = await ask(url, { path: '/api/admin/login', body: admin });
  const cookie = signIn.headers.getSetCookie().map((line) => line.split(';')[0]);
  const order = {
    ...VALID_BODIES['AuthorityRequestBody'],
    ...{ doNotInform: false, deadlineAt: null, target: 'nobody.bench.example' },
  };
  return {
    authorities: async () => {
      const { challenge } = (await (await ask(url, { path: '/api/authority-requests/work' })).json()) as {
        challenge: string;
      };
      const headers = { 'X-Intake-Work': `${challenge}.0` };
      return { path: '/api/authority-requests', body: order, headers };
    },
    staff: () => ({ path: '/api/admin/signups?limit=50', headers: { Cookie: cookie.join('; ') } }),
    clients: () => ({
      path: '/api/client/login',
      body: { clientId: 'DSA-ABC234', password: 'not the right one' },
    }),
    payments: () => ({ path: '/api/payment', body: { signupId: 1_000_000_001 } }),
  };
}

/** Asks until `done`, each kind beside the others. @returns the answers of each. */
export async function askUrgently(
  url: string,
  urgent: Urgent,
  done: Promise<unknown>,
): Promise<Record<string, Answered[]>> {
  let isDone = false;
  const ended = done.finally(() => (isDone = true)).catch(() => undefined);
  const answers = Object.entries(urgent).map(async ([name, next]) => {
    const own: Answered[] = [];
    while (!isDone) {
      own.push(await answered(url, next));
      await sleep(EVERY_MS);
    }
    return [name, own] as const;
  });
  await ended;
  return Object.fromEntries(await Promise.all(answers));
}

async function answered(url: string, next: Urgent[string]): Promise<Answered> {
  const call = await Promise.resolve(next()).catch(() => undefined);
  const began = performance.now();
  const answer = call && (await ask(url, call).catch(() => undefined));
  await answer?.arrayBuffer().catch(() => undefined);
  return { status: answer?.status ?? 0, ms: performance.now() - began };
}

const ask = (url: string, { path, body, headers }: Call): Promise<Response> =>
  fetch(`${url}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { Origin: url, ...(body && { 'Content-Type': 'application/json' }), ...headers },
    body: body && JSON.stringify(body),
    signal: AbortSignal.timeout(10_000),
  });
