import { isOneSlipApart } from './one-slip.ts';

describe('two names', () => {
  it.each([
    ['another letter', 'northwind', 'northwint'],
    ['a letter too few', 'northwind', 'nothwind'],
    ['a letter too many', 'northwind', 'northwinds'],
    ['two exchanged', 'northwind', 'norhtwind'],
    ['another first letter', 'northwind', 'morthwind'],
  ])('are one slip apart: %s', (_, one, other) => {
    expect(isOneSlipApart(one, other)).toBe(true);
    expect(isOneSlipApart(other, one)).toBe(true);
  });

  it.each([
    ['the same', 'northwind', 'northwind'],
    ['two slips', 'northwind', 'narthwint'],
    ['a letter moved far', 'northwind', 'orthwindn'],
    ['another name', 'northwind', 'southwind'],
    ['nothing', '', 'ab'],
  ])('are not: %s', (_, one, other) => {
    expect(isOneSlipApart(one, other)).toBe(false);
  });
});
