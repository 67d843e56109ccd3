import { describe, expect, it } from '@jest/globals';
import { minutesToRead } from './reading-time.ts';

const clause = (wordCount: number) => ({
  number: 1,
  heading: 'Fees',
  paragraphs: [[{ text: 'word '.repeat(wordCount - 1) }, { text: 'Acme', filled: true }]],
});

describe('minutesToRead', () => {
  it.each([
    [[], 0],
    [[clause(10)], 1],
    [[clause(220)], 1],
    [[clause(220), clause(10)], 2],
    [[clause(1_100), clause(1_100)], 10],
  ])('counts the words of all clauses (case %#)', (clauses, minutes) => {
    expect(minutesToRead(clauses)).toBe(minutes);
  });
});
