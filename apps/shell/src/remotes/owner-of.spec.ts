import { describe, expect, it } from '@jest/globals';
import { ownerOf } from './owner-of.ts';

describe('ownerOf', () => {
  it.each([
    ['/', 'marketing'],
    ['/faq', 'marketing'],
    ['/clients', 'marketing'],
    ['/check', 'funnel'],
    ['/signup', 'funnel'],
    ['/payment', 'funnel'],
    ['/signature/123', 'funnel'],
    ['/ads/success', 'funnel'],
    ['/provider-information', 'funnel'],
    ['/client/login', 'client-portal'],
    ['/admin', 'admin'],
    ['/admin/login', 'admin'],
  ])('gives %s to %s', (path, owner) => {
    expect(ownerOf(path)).toBe(owner);
  });
});
