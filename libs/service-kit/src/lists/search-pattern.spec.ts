import { toSearchPattern } from './search-pattern.ts';

describe('a search', () => {
  it('finds its text anywhere', () => {
    expect(toSearchPattern('Acme')).toEqual({ like: '%Acme%', indexable: true });
  });

  it('takes wildcards for what they are', () => {
    expect(toSearchPattern('100%_\\').like).toBe('%100\\%\\_\\\\%');
  });

  it.each(['ab', 'é', 'a-b', '中国'])('finds %s where words begin', (search) => {
    expect(toSearchPattern(search)).toEqual({ like: `% ${search}%`, indexable: true });
  });

  it('knows what no index can help with', () => {
    expect(toSearchPattern('@@@').indexable).toBe(false);
  });
});
