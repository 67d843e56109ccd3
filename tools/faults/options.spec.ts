import { readOptions } from './options.ts';

describe('the options of a fault run', () => {
  it('are a minute, four customers a second and everything, unless told otherwise', () => {
    expect(readOptions(['--seed', '7'])).toEqual({
      ...{ seed: 7, seconds: 60, rate: 4, signups: 0, backlog: 0, settle: 60, slow: 1, without: [] },
      ...{ mutant: undefined, restarts: false },
    });
    expect(readOptions(['--without', 'robbed, poison', '--mutant', 'no-sweeper'])).toMatchObject({
      without: ['robbed', 'poison'],
      mutant: 'no-sweeper',
    });
  });

  it('are refused when they make no sense', () => {
    expect(() => readOptions(['--seconds', 'long'])).toThrow(
      '--seconds must be a number above 0; it is "long"',
    );
    expect(() => readOptions(['--sed', '7'])).toThrow('--sed');
  });
});
