import { describe, expect, it } from '@jest/globals';
import { signInPath, nextPath } from './next-path.ts';

describe('the way back after signing in', () => {
  it.each(['/admin/tickets/7', '/admin?tab=sla&search=ACM'])('leads to %s', (wanted) => {
    expect(nextPath(signInPath(wanted).slice('/admin/login'.length))).toBe(wanted);
  });

  it.each([
    '',
    '?next=https://elsewhere.example',
    '?next=//elsewhere.example',
    '?next=/administrator',
    '?next=/admin/login',
  ])('never leads anywhere else (%s)', (search) => expect(nextPath(search)).toBe('/admin'));

  it('needs no words for the dashboard', () => {
    expect(signInPath('/admin')).toBe('/admin/login');
  });
});
