import { toSearchPattern } from './search-pattern.ts';

describe('a search', () => {
  it('knows a number of ours, however it is typed', () => {
    expect(toSearchPattern('sla–2026–00017.').like).toBe('%sla-2026-00017%');
  });

  it('looks for text as it is folded', () => {
    expect(toSearchPattern('Müller’s, “ΟΔΟΣ”').like).toBe('%mullers οδοσ%');
  });

  it.each(['acme', 'ab@', '@a', 'a-b', '中国人'])('finds %s anywhere', (search) => {
    expect(toSearchPattern(search)).toEqual({ like: `%${search}%`, narrowing: `%${search}%` });
  });

  it('takes wildcards for what they are', () => {
    expect(toSearchPattern('100%_\\').like).toBe('%100\\%\\_\\\\%');
  });

  it.each(['a', 'ab', 'e9', '中国'])('finds %s where words begin', (search) => {
    expect(toSearchPattern(search)).toEqual({ like: `% ${search}%`, narrowing: `% ${search}%` });
  });

  it.each([
    ['ada.hall@hazel.example', '%ada.hall@hazel%'],
    ['hazel-channel.example.com', '%hazel-channel.example%'],
    ['harbour.com', '%harbour.com%'],
  ])('asks the index for less of the address %s', (search, narrowing) => {
    expect(toSearchPattern(search)).toEqual({ like: `%${search}%`, narrowing });
  });

  it.each(['@@@', 'a@', '%'])('knows that no index helps to find %s', (search) => {
    expect(toSearchPattern(search).narrowing).toBeUndefined();
  });
});
