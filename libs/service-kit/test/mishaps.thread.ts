/** Tasks that go well, and each way in which one can go wrong. */
export const double = (number: number): number => number * 2;

/** Blocks its thread as a loop without an end does, and costs nobody a processor. */
export const hang = (_task: null): string => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);

export const eatMemory = (_task: null): never => {
  for (const all: unknown[][] = []; ;) all.push(new Array(1e6).fill('all of it'));
};

export const die = (_task: null): void => process.exit(3);

export const fail = (why: string): never => {
  throw new Error(why);
};

/** Where nobody can catch it. */
export const throwLater = (_task: null): Promise<never> =>
  new Promise(() => {
    setTimeout(() => {
      throw new Error('in the thread');
    });
  });
