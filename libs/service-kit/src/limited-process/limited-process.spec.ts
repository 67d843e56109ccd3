import { setImmediate } from 'node:timers/promises';
import { LimitedProcess, taskFile, ProcessExhausted } from './limited-process.ts';
import { ServiceTasks } from './service-tasks.ts';

const MISHAPS = taskFile<typeof import('../../test/mishaps.task.ts')>(
  new URL('../../test/mishaps.task', import.meta.url),
);

describe('a process with limits', () => {
  const child = new LimitedProcess({ taskMs: 10_000, memoryMb: 128, idleMs: 2_000 });

  it('gives back what its function gives', async () => {
    expect(await Promise.all([child.run(MISHAPS, 'double', 21), child.run(MISHAPS, 'double', 1)])).toEqual([
      42, 2,
    ]);
  });

  it('says why a function threw, and goes on', async () => {
    await expect(child.run(MISHAPS, 'fail', 'no such page')).rejects.toThrow('no such page');
    expect(await child.run(MISHAPS, 'double', 2)).toBe(4);
  });

  it.each([
    ['hang', 'time'],
    ['eatMemory', 'memory'],
    // The end of a service, were it in one of its threads: on Node 20 the one, on Node 24 the other.
    ['eatMemoryAtOnce', 'memory'],
    ['eatMemoryInBytes', 'memory'],
  ] as const)('ends a task that would %s, and takes no other with it', async (name, ranOutOf) => {
    const [before, lost, after] = await Promise.allSettled([
      child.run(MISHAPS, 'double', 3),
      child.run(MISHAPS, name, null),
      child.run(MISHAPS, 'double', 4),
    ]);
    expect([before, after]).toEqual([
      { status: 'fulfilled', value: 6 },
      { status: 'fulfilled', value: 8 },
    ]);
    expect((lost as PromiseRejectedResult).reason).toBeInstanceOf(ProcessExhausted);
    expect((lost as PromiseRejectedResult).reason).toHaveProperty('ranOutOf', ranOutOf);
  });

  it.each(['leaveNoMemory', 'failAfterwards'] as const)(
    'blames no task for what the one before has left: %s',
    async (name) => {
      await child.run(MISHAPS, name, null);
      expect(await child.run(MISHAPS, 'takeTime', 8)).toBe(8);
    },
  );

  it.each(['die', 'throwLater'] as const)('outlives a task that ends its process: %s', async (name) => {
    await expect(child.run(MISHAPS, name, null)).rejects.toThrow();
    expect(await child.run(MISHAPS, 'double', 5)).toBe(10);
  });

  it('gives up the tasks of a service that ends, those that wait too, and no others', async () => {
    const [ending, staying] = [new ServiceTasks(child), new ServiceTasks(child)];
    const outcomes = Promise.allSettled([
      ending.run(MISHAPS, 'hang', null),
      staying.run(MISHAPS, 'double', 6),
      ending.run(MISHAPS, 'double', 7),
    ]);
    // The first has begun by then.
    await setImmediate();
    ending.onApplicationShutdown();
    const givenUp = { status: 'rejected', reason: new Error('the service ends') };
    expect(await outcomes).toEqual([givenUp, { status: 'fulfilled', value: 12 }, givenUp]);
    await expect(ending.run(MISHAPS, 'double', 8)).rejects.toThrow('the service ends');
  });
});
