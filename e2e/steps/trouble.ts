import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { eventually } from '@rep13/testing';
import { BASE_URL } from './api.ts';
import { dataDir, kill, pidOf } from './running-stack.ts';

/** The server gets the next POST to `path` and does it; the browser gets no answer. */
export async function loseNextAnswer(page: Page, path: string): Promise<void> {
  await page.route(
    `**${path}`,
    async (route) => {
      await route.fetch();
      await route.abort('connectionfailed');
    },
    { times: 1 },
  );
}

/** Nothing posted to `path` leaves the page until the answer is called. */
export async function holdPosts(page: Page, path: string): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(`**${path}`, async (route) => {
    if (route.request().method() === 'POST') await released;
    await route.fallback();
  });
  return release;
}

/** How many POSTs to `path` have left the page since. */
export function countPosts(page: Page, path: string): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === path) count += 1;
  });
  return () => count;
}

/** The service takes in everything and answers nothing, as a machine that hangs. The answer wakes it. */
export function hang(service: string): () => void {
  const pid = pidOf(service);
  process.kill(pid, 'SIGSTOP');
  return () => void process.kill(pid, 'SIGCONT');
}

/**
 * Nobody listens at the product's address any more, until `untilServed`. It is started again within moments, and a
 * browser that asks again would not notice: so it is killed as often as it comes back.
 */
export function takeDownGateway(): { untilServed: () => Promise<unknown> } {
  let last = pidOf('gateway');
  kill('gateway');
  const repeatedKill = setInterval(() => {
    if (pidOf('gateway') === last) return;
    last = pidOf('gateway');
    kill('gateway');
  }, 50);
  const isServed = async () =>
    pidOf('gateway') !== last &&
    (await fetch(`${BASE_URL}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    ));
  return {
    untilServed: () => {
      clearInterval(repeatedKill);
      return eventually(isServed, { fact: 'the gateway serves again', withinMs: 60_000 });
    },
  };
}

/** Takes the broker's data away and kills it; it stands still meanwhile, so that nothing is written again. */
export async function loseEverything(broker: string): Promise<void> {
  const before = pidOf(broker);
  process.kill(before, 'SIGSTOP');
  for (const entry of await readdir(join(dataDir(), broker)))
    await rm(join(dataDir(), broker, entry), { recursive: true, force: true });
  kill(broker);
  await eventually(() => pidOf(broker) !== before, { fact: `${broker} is back`, withinMs: 20_000 });
}

/** What the server says to who is refused by `refuseOnce`. */
export const ANOTHER_WAY = 'Please write this another way';

/** What our forms take our server takes: so a newer server is played, whose rules this page does not know yet. */
export const refuseOnce = (page: Page, path: string, fields: readonly string[]): Promise<unknown> =>
  page.route(
    `**${path}`,
    (route) =>
      route.fulfill({
        status: 400,
        json: {
          code: 'gateway.validation-failed',
          message: 'Please check the marked fields',
          errors: fields.map((field) => ({ path: field, message: ANOTHER_WAY })),
        },
      }),
    { times: 1 },
  );
