import { Semaphore } from './semaphore.ts';

describe('a semaphore', () => {
  it('never lets more run than its limit, and lets everyone run', async () => {
    const semaphore = new Semaphore(3);
    let running = 0;
    let most = 0;
    let done = 0;
    const work = async () => {
      most = Math.max(most, (running += 1));
      await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
      done += 1;
    };
    await Promise.all(Array.from({ length: 20 }, () => semaphore.run(work)));
    expect({ most, done }).toEqual({ most: 3, done: 20 });
  });

  it('gives its place back when the work fails', async () => {
    const semaphore = new Semaphore(1);
    await expect(semaphore.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await expect(semaphore.run(() => Promise.resolve('next'))).resolves.toBe('next');
  });

  it('begins nothing beyond its limit for those who do not wait', async () => {
    const semaphore = new Semaphore(1);
    const first = semaphore.tryRun(() => Promise.resolve('first'));
    expect(semaphore.tryRun(() => Promise.resolve('second'))).toBeUndefined();
    expect(await first).toBe('first');
    expect(await semaphore.tryRun(() => Promise.resolve('third'))).toBe('third');
  });
});
