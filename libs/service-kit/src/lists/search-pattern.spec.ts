import { toSearchPattern } from './search-pattern.ts';

describe('a search', () => {
  it.each(['Acme', 'ab@', '@a', 'a-b', '中国人'])('finds %s anywhere', (search) => {
    expect(toSearchPattern(search)).toEqual({ like: `%${search}%`, indexable: true });
  });

  it('takes wildcards for what they are', () => {
    expect(toSearchPattern('100%_\\').like).toBe('%100\\%\\_\\\\%');
  });

  it.each(['a', 'ab', 'é9', '中国'])('finds %s where words begin', (search) => {
    expect(toSearchPattern(search)).toEqual({ like: `% ${search}%`, indexable: true });
  });

  it.each(['@@@', 'a@', '%'])('knows that no index helps to find %s', (search) => {
    expect(toSearchPattern(search).indexable).toBe(false);
  });
});
