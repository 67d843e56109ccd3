import { readOptions } from './options.ts';

describe('the options of a fault run', () => {
  it('are a minute, four customers a second and everything, unless told otherwise', () => {
    expect(readOptions(['--seed', '7'])).toEqual({
      ...{ seed: 7, seconds: 60, rate: 4, signups: 0, flood: 0, backlog: 0, settle: 60, slow: 1 },
      ...{ without: [], mutant: undefined, restarts: false, cluster: false, runs: 1 },
    });
    expect(readOptions(['--without', 'robbed, poison', '--mutant', 'no-sweeper'])).toMatchObject({
      without: ['robbed', 'poison'],
      mutant: 'no-sweeper',
    });
  });

  it('of a cluster are a number of seeds besides, and no faults by name', () => {
    expect(readOptions(['--cluster', '--seed', '1', '--runs', '10'])).toMatchObject({
      cluster: true,
      runs: 10,
    });
    expect(() => readOptions(['--cluster', '--mutant', 'no-sweeper'])).toThrow(
      'neither --mutant nor --without',
    );
    expect(() => readOptions(['--cluster', '--without', 'all'])).toThrow('neither --mutant nor --without');
  });

  it('are refused when they make no sense', () => {
    expect(() => readOptions(['--seconds', 'long'])).toThrow(
      '--seconds must be a number above 0; it is "long"',
    );
    expect(() => readOptions(['--sed', '7'])).toThrow('--sed');
  });
});
