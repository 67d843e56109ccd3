import { searchFor } from './search.ts';

describe('a search for many words', () => {
  const search = searchFor(['password one', 'password two', 'a token of somebody']);

  it('finds each that is there, once, also at both ends', () => {
    expect(search('password two and password two; a token of somebody')).toEqual([
      'password two',
      'a token of somebody',
    ]);
  });

  it('finds nothing in what only begins alike', () => {
    expect(search('password tw')).toEqual([]);
    expect(search('')).toEqual([]);
  });
});
