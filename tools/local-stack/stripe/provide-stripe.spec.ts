import { existsSync, statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { temporaryDataFolder } from '../data/data-folder.ts';
import { LOOPBACK } from '../infrastructure/ports.ts';
import { provideStripe } from './provide-stripe.ts';

describe('the Stripe that the launcher provides', () => {
  let dataDir: string;
  let lines: string[];
  beforeEach(async () => {
    lines = [];
    dataDir = await temporaryDataFolder('stripe');
  });
  afterEach(() => rm(dataDir, { recursive: true }));

  const start = (env: NodeJS.ProcessEnv) =>
    provideStripe({ env, dataDir, port: 8080 }, (line) => void lines.push(line));
  const provided = async (env: NodeJS.ProcessEnv = { PAYMENT_PROVIDER: 'stripe' }) => {
    const { environment, stop } = await start(env);
    await stop();
    return environment;
  };

  it('stands in where Stripe is chosen without a key, and is the same after a restart', async () => {
    const first = await provided();
    expect(first).toEqual({
      STRIPE_SECRET_KEY: expect.stringMatching(/^sk_test_/),
      STRIPE_WEBHOOK_SECRET: expect.stringMatching(/^whsec_/),
      STRIPE_API_BASE: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/),
    });
    expect(lines).toEqual([
      `Payments: a Stripe for testing at ${first['STRIPE_API_BASE']}; nothing is charged.`,
    ]);
    expect(await provided()).toEqual(first);
    expect(statSync(join(dataDir, 'stripe-test', 'secret-key')).mode & 0o077).toBe(0);
  });

  it('keeps its account', async () => {
    const { environment, stop } = await start({ PAYMENT_PROVIDER: 'stripe' });
    const headers = { authorization: `Bearer ${environment['STRIPE_SECRET_KEY']}` };
    const made = await fetch(`${environment['STRIPE_API_BASE']}/v1/products`, {
      method: 'POST',
      headers,
      body: new URLSearchParams({ name: 'A year' }),
    });
    const { id } = (await made.json()) as { id: string };
    await stop();

    const again = await start({ PAYMENT_PROVIDER: 'stripe' });
    const read = await fetch(`${again.environment['STRIPE_API_BASE']}/v1/products/${id}`, { headers });
    await again.stop();

    expect(await read.json()).toMatchObject({ id, name: 'A year' });
  });

  it('moves where another program has taken its port', async () => {
    const port = Number(new URL((await provided())['STRIPE_API_BASE'] ?? '').port);
    const other = await new Promise<Server>((resolve) => {
      const server = createServer().listen(port, LOOPBACK, () => resolve(server));
    });
    const moved = await provided();
    await new Promise((resolve) => other.close(resolve));
    expect(moved['STRIPE_API_BASE']).not.toBe(`http://127.0.0.1:${port}`);
    expect(await provided()).toEqual(moved);
  });

  it.each([
    {},
    { PAYMENT_PROVIDER: 'demo' },
    { PAYMENT_PROVIDER: 'stripe', NODE_ENV: 'production' },
    { PAYMENT_PROVIDER: 'stripe', STRIPE_SECRET_KEY: 'sk_test_1' },
    { PAYMENT_PROVIDER: 'stripe', STRIPE_API_BASE: 'http://127.0.0.1:12111' },
  ])('is not started with %j', async (env) => {
    expect(await provided(env)).toEqual({});
    expect(lines).toEqual([]);
    expect(existsSync(join(dataDir, 'stripe-test'))).toBe(false);
  });
});
