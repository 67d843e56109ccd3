import { describe, expect, it } from '@jest/globals';
import { formatPrice } from './format-price.ts';

describe('formatPrice', () => {
  it.each([
    [30_000, 'EUR 300'],
    [250, 'EUR 2.50'],
    [0, 'EUR 0'],
  ])('says %p cents as %p', (cents, text) => {
    expect(formatPrice(cents)).toBe(text);
  });
});
