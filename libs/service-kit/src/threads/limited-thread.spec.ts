import { LimitedThread, threadFile, ThreadExhausted } from './limited-thread.ts';

const MISHAPS = threadFile<typeof import('../../test/mishaps.thread.ts')>(
  new URL('../../test/mishaps.thread', import.meta.url),
);

describe('a thread with limits', () => {
  const thread = new LimitedThread({ taskMs: 10_000, memoryMb: 128, idleMs: 10_000 });
  afterAll(() => thread.onApplicationShutdown());

  it('gives back what its function gives', async () => {
    expect(await Promise.all([thread.run(MISHAPS, 'double', 21), thread.run(MISHAPS, 'double', 1)])).toEqual([
      42, 2,
    ]);
  });

  it('says why a function threw, and goes on', async () => {
    await expect(thread.run(MISHAPS, 'fail', 'no such page')).rejects.toThrow('no such page');
    expect(await thread.run(MISHAPS, 'double', 2)).toBe(4);
  });

  it.each([
    ['hang', 'time'],
    ['eatMemory', 'memory'],
  ] as const)('ends a task that would %s, and takes no other with it', async (name, ranOutOf) => {
    const [before, lost, after] = await Promise.allSettled([
      thread.run(MISHAPS, 'double', 3),
      thread.run(MISHAPS, name, null),
      thread.run(MISHAPS, 'double', 4),
    ]);
    expect([before, after]).toEqual([
      { status: 'fulfilled', value: 6 },
      { status: 'fulfilled', value: 8 },
    ]);
    expect((lost as PromiseRejectedResult).reason).toBeInstanceOf(ThreadExhausted);
    expect((lost as PromiseRejectedResult).reason).toHaveProperty('ranOutOf', ranOutOf);
  });

  it.each(['die', 'throwLater'] as const)('outlives a task that ends its thread: %s', async (name) => {
    await expect(thread.run(MISHAPS, name, null)).rejects.toThrow();
    expect(await thread.run(MISHAPS, 'double', 5)).toBe(10);
  });

  it('takes no task once it is closed', async () => {
    await thread.onApplicationShutdown();
    await expect(thread.run(MISHAPS, 'double', 6)).rejects.toThrow('closed');
  });
});
