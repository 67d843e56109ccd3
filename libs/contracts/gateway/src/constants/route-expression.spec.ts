import { describe, expect, it } from '@jest/globals';
import { routeExpression } from './route-expression.ts';

describe('routeExpression', () => {
  it.each([
    ['/', '/'],
    ['/faq', '/faq'],
    ['/faq', '/faq/'],
    ['/faq', '/FAQ'],
    ['/signature/:signupId', '/signature/123'],
  ])('lets %s stand for %s', (route, path) => {
    expect(path).toMatch(routeExpression(route));
  });

  it.each([
    ['/', '/faq'],
    ['/faq', '/faq/more'],
    ['/signature/:signupId', '/signature/'],
    ['/signature/:signupId', '/signature/1/2'],
    ['/a.b', '/axb'],
  ])('does not take %s for %s', (route, path) => {
    expect(path).not.toMatch(routeExpression(route));
  });
});
