/** Tasks that go well, and each way in which one can go wrong. */
export const double = (number: number): number => number * 2;

export const hang = (_task: null): never => {
  for (;;);
};

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
