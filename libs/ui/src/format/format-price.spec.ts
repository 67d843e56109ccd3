import { describe, expect, it } from '@jest/globals';
import { formatPrice } from './format-price.ts';

describe('formatPrice', () => {
  it.each([
    [30_000, 'EUR 300'],
    [250, 'EUR 2.50'],
    [0, 'EUR 0'],
    [2_520_000, 'EUR 25,200'],
    [123_456, 'EUR 1,234.56'],
  ])('says %p cents as %p', (cents, text) => {
    expect(formatPrice(cents)).toBe(text);
  });
});
