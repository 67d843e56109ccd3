import { describe, expect, it } from '@jest/globals';
import { slowdownFor } from './calibration.ts';

describe('slowdownFor', () => {
  it.each([
    [100, 1],
    [150, 1],
    [800, 2],
    [1050, 2.5],
    [1300, 3],
    [1533, 4],
    [2000, 6],
    [2233, 7],
  ])('slows a machine with an index of %p down %p times', (index, times) => {
    expect(slowdownFor(index)).toBeCloseTo(times, 1);
  });
});
