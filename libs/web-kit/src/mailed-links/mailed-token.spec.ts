import { describe, expect, it } from '@jest/globals';
import { mailedToken } from './mailed-token.ts';

describe('the token of a mailed link', () => {
  it.each([
    ['#token=abc.de-f_', 'abc.de-f_'],
    ['#token=abc.def.', 'abc.def'],
    ['#token=abc.def&utm_source=x', 'abc.def'],
    ['#token=abc.def)', 'abc.def'],
    ['#utm_source=x&token=abc.def', 'abc.def'],
    ['#resume=abc.def', undefined],
    ['#mytoken=abc', undefined],
    ['#token=', undefined],
    ['', undefined],
  ])('of %s is %s', (hash, token) => {
    expect(mailedToken(hash, 'token')).toBe(token);
  });
});
