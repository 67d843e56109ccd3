import { readOptions, RULES } from './options.ts';

describe('the options of an attack', () => {
  it('are everything, unless told otherwise', () => {
    expect(readOptions(['--seed', '7'])).toEqual({
      ...{ seed: 7, seconds: 20, mutants: [], crowd: false },
      only: [...RULES],
    });
    expect(readOptions(['--crowd'])).toMatchObject({ crowd: true });
    expect(readOptions(['--only', 's1, S3', '--mutant', 'one, other'])).toMatchObject({
      ...{ only: ['S1', 'S3'], mutants: ['one', 'other'] },
    });
  });

  it('are refused when they make no sense', () => {
    expect(() => readOptions(['--only', 'S9'])).toThrow('--only takes S1, S2, S3, ASVS, S4, ');
    expect(() => readOptions(['--seconds', 'long'])).toThrow('--seconds must be a number above 0');
    expect(() => readOptions(['--sed', '7'])).toThrow('--sed');
  });
});
