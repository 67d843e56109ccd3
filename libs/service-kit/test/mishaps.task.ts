/** Tasks that go well, and each way in which one can go wrong. */
export const double = (number: number): number => number * 2;

/** Where nobody can catch it, and after its answer. */
export const failAfterwards = (_task: null): void =>
  void setTimeout(() => {
    throw new Error('too late');
  }, 50);

/** Long enough for what the one before has left behind. */
export const takeTime = (number: number): Promise<number> =>
  new Promise((resolve) => setTimeout(resolve, 200, number));

/** Blocks its process as a loop without an end does, and costs nobody a processor. */
export const hang = (_task: null): string => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);

export const eatMemory = (_task: null): never => {
  for (const all: unknown[][] = []; ;) all.push(new Array(1e6).fill('all of it'));
};

export const eatMemoryAtOnce = (_task: null): unknown =>
  'a\n'
    .repeat(3e7)
    .split('\n')
    .map((line) => ({ line }));

/** Is done before its memory is counted; V8 ends the process as for one that has none left. */
export const leaveNoMemory = (_task: null): void => void setTimeout(() => process.abort(), 50);

export const eatMemoryInBytes = (_task: null): never => {
  for (const all: Uint8Array[] = []; ;) all.push(new Uint8Array(8));
};

export const die = (_task: null): void => process.exit(3);

export const fail = (why: string): never => {
  throw new Error(why);
};

/** Where nobody can catch it. */
export const throwLater = (_task: null): Promise<never> =>
  new Promise(() => {
    setTimeout(() => {
      throw new Error('in the process');
    });
  });
