import { setTimeout } from 'node:timers/promises';
import { eventually } from '@rep13/testing';
import { giveMemoryBack, onceIdle } from './once-idle.ts';

const EVERY_MS = 20;

/** Longer than one look takes to come. */
function blockTheLoop(): void {
  const end = performance.now() + 2 * EVERY_MS;
  while (performance.now() < end);
}

describe('what waits until a process is idle', () => {
  it('is not done while the process is at work, and once as soon as it is not', async () => {
    let times = 0;
    onceIdle(() => (times += 1), EVERY_MS);
    for (let round = 0; round < 10; round += 1) {
      blockTheLoop();
      await setTimeout();
    }
    expect(times).toBe(0);
    await eventually(() => times > 0, { fact: 'it was done' });
    await setTimeout(5 * EVERY_MS);
    expect(times).toBe(1);
  });

  it('frees what is not referenced any more', async () => {
    const remembered = new WeakRef({ isNeeded: false });
    // An object that a WeakRef was made of, or that was read from it, stays until the end of the turn.
    await setTimeout();
    expect(remembered.deref()).toBeDefined();
    await setTimeout();
    await giveMemoryBack();
    expect(remembered.deref()).toBeUndefined();
  });
});
