import { describe, expect, it } from '@jest/globals';
import { LIMITS } from '@rep13/contracts-constants';
import { CONTACT_RULES, NOTHING_TYPED, type ContactValues } from './contact-rules.ts';

const errorOf = (field: keyof ContactValues, value: string) => CONTACT_RULES[field]?.(value, NOTHING_TYPED);

describe('the rules of the contact form', () => {
  it.each<[keyof ContactValues, number, number]>([
    ['name', LIMITS.contactNameMin, LIMITS.nameMax],
    ['company', LIMITS.contactCompanyMin, LIMITS.nameMax],
    ['subject', LIMITS.contactSubjectMin, LIMITS.contactSubjectMax],
    ['message', LIMITS.contactMessageMin, LIMITS.contactMessageMax],
  ])('take %s from %i to %i characters', (field, min, max) => {
    const isRefused = (length: number) => errorOf(field, 'x'.repeat(length)) !== undefined;
    expect([min - 1, min, max, max + 1].map(isRefused)).toEqual([true, false, false, true]);
  });

  it('let a message have several lines, but no other field', () => {
    expect(errorOf('message', 'First line\nsecond line')).toBeUndefined();
    expect(errorOf('subject', 'First line\nsecond line')).toBeDefined();
  });

  it.each([
    ['name', 'Mira'],
    ['email', 'm@example.com'],
    ['company', 'Notes'],
    ['subject', 'Hello there'],
    ['message', 'Ten letters'],
  ] as const)('find nothing wrong with a right %s', (field, value) => {
    expect(errorOf(field, value)).toBeUndefined();
  });
});
