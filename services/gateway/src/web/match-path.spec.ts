import { describe, expect, it } from '@jest/globals';
import { matches } from './match-path.ts';

describe('matches', () => {
  it.each([
    ['/', '/'],
    ['/faq', '/faq'],
    ['/faq', '/faq/'],
    ['/signature/:signupId', '/signature/123'],
  ])('lets %s stand for %s', (pattern, path) => {
    expect(matches(pattern, path)).toBe(true);
  });

  it.each([
    ['/', '/faq'],
    ['/faq', '/faq/more'],
    ['/signature/:signupId', '/signature/'],
    ['/signature/:signupId', '/signature/1/2'],
    ['/a.b', '/axb'],
  ])('does not take %s for %s', (pattern, path) => {
    expect(matches(pattern, path)).toBe(false);
  });
});
