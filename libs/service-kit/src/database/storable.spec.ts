import { errorText, storableJson } from './storable.ts';

describe('what Postgres does not take', () => {
  it('is left out of an error', () => {
    expect(errorText(new Error('550 no\0such box'))).toBe('Error: 550 no such box');
    expect(errorText('x'.repeat(2_000))).toHaveLength(1_000);
  });

  it.each([
    [{ a: 'x\0y' }, { a: 'x\ufffdy' }],
    [{ 'k\0': 1 }, { 'k\ufffd': 1 }],
    [{ a: 'half \ud83d' }, { a: 'half \ufffd' }],
    [{ a: 'whole \u{1F600}' }, { a: 'whole \u{1F600}' }],
    [{ a: 'a backslash \\u0000' }, { a: 'a backslash \\u0000' }],
    [undefined, null],
  ])('is replaced in JSON: %j', (value, stored) => {
    expect(JSON.parse(storableJson(value))).toEqual(stored);
  });
});
