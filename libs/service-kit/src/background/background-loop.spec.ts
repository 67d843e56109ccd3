import { HOUR_MS } from '@rep13/contracts-constants';
import { BackgroundLoop } from './background-loop.ts';

const until = async (fact: () => boolean) => {
  while (!fact()) await new Promise((resolve) => setImmediate(resolve));
};

describe('a background loop', () => {
  it('goes on at once while there is more to do, then sleeps', async () => {
    let rounds = 0;
    const loop = new BackgroundLoop(() => Promise.resolve((rounds += 1) < 5), {
      intervalMs: HOUR_MS,
      onError: fail,
    });
    loop.start();
    await until(() => rounds === 5);
    await loop.stop();
    expect(rounds).toBe(5);
  });

  it('wakes before its interval is over, also when woken in the middle of a round', async () => {
    let rounds = 0;
    const loop = new BackgroundLoop(
      () => {
        rounds += 1;
        if (rounds === 1) loop.wake();
        return Promise.resolve(false);
      },
      { intervalMs: HOUR_MS, onError: fail },
    );
    loop.start();
    await until(() => rounds === 2);
    loop.wake();
    await until(() => rounds === 3);
    await loop.stop();
  });

  it('reports an error and goes on', async () => {
    const errors: unknown[] = [];
    let rounds = 0;
    const loop = new BackgroundLoop(
      () => {
        rounds += 1;
        return rounds === 1 ? Promise.reject(new Error('once')) : Promise.resolve(false);
      },
      { intervalMs: 1, onError: (error) => errors.push(error) },
    );
    loop.start();
    await until(() => rounds >= 2);
    await loop.stop();
    expect(errors).toEqual([new Error('once')]);
  });
});

function fail(error: unknown): void {
  throw error;
}
