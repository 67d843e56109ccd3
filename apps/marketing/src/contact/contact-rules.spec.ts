import { describe, expect, it } from '@jest/globals';
import { LIMITS } from '@rep13/contracts-constants';
import { errorOf, errorsOf, type ContactField } from './contact-rules.ts';

describe('the rules of the contact form', () => {
  it.each<[ContactField, number, number]>([
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

  it('find nothing wrong with a right form', () => {
    const values = {
      name: 'Mira',
      email: 'm@example.com',
      company: 'Notes',
      subject: 'Hello there',
      message: 'Ten letters',
    };
    expect(errorsOf(values)).toEqual({});
  });
});
