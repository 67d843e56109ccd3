import { chanceOfLonger } from './statistics.ts';

describe('the chance that one takes longer than the other', () => {
  it.each([
    [[1, 2, 3], [1, 2, 3], 0.5],
    [[4, 5], [1, 2, 3], 1],
    [[1], [2, 3], 0],
    [[2], [1, 2, 3, 4], 0.375],
  ])('of %p and %p is %p', (first, others, chance) => {
    expect(chanceOfLonger(first, others)).toBe(chance);
  });
});
