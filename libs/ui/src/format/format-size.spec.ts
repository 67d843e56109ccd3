import { describe, expect, it } from '@jest/globals';
import { formatSize } from './format-size.ts';

describe('formatSize', () => {
  it.each([
    [1, '1 KB'],
    [86_400, '84 KB'],
    [1_023 * 1_024, '1023 KB'],
    [1_048_575, '1.0 MB'],
    [1_258_291, '1.2 MB'],
  ])('says %p bytes as %p', (bytes, text) => {
    expect(formatSize(bytes)).toBe(text);
  });
});
