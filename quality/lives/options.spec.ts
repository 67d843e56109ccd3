import { readOptions } from './options.ts';

describe('the options of npm run lives', () => {
  it('are a thousand lives of the first seed, unless told otherwise', () => {
    expect(readOptions([])).toEqual({ count: 1_000, seed: 1 });
    expect(readOptions(['--count', '25', '--seed', '7'])).toEqual({ count: 25, seed: 7 });
  });

  it.each([[['--count', '0']], [['--seed', 'x']], [['--years', '3']]])('refuse %j', (args) => {
    expect(() => readOptions(args)).toThrow();
  });
});
