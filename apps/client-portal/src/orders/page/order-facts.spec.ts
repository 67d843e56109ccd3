import { describe, expect, it } from '@jest/globals';
import { buildOrderView } from '../../../test/builders.ts';
import { orderFacts } from './order-facts.ts';

const valueOf = (name: string, overrides: Parameters<typeof buildOrderView>[0] = {}) =>
  orderFacts(buildOrderView(overrides)).find((fact) => fact.name === name)?.value;

describe('what an order says', () => {
  it.each([
    ['act', 'An order to act against illegal content, Article 9 DSA'],
    ['information', 'An order to provide information, Article 10 DSA'],
    ['general', 'Another request of an authority'],
  ] as const)('begins with its kind in words: %s', (kind, label) => {
    expect(valueOf('Kind', { kind })).toBe(label);
  });

  it('says who issued it and when, where to object, and whether the user may be told', () => {
    const order = {
      authorityType: 'judge',
      fileNumber: 'F 26-1',
      issuedAt: '2026-11-20T09:00:00.000Z',
      challengeCourt: 'District Court',
      challengeDeadline: 'Six weeks',
      userNotice: 'later',
      userNoticeFrom: '2027-01-20T09:00:00.000Z',
    } as const;
    expect(valueOf('Kind of authority', order)).toBe('Judge, court or investigating judge');
    expect(valueOf('File number', order)).toBe('F 26-1');
    expect(valueOf('Where to object', order)).toBe('District Court');
    expect(valueOf('Until when to object', order)).toBe('Six weeks');
    expect(valueOf('May you tell the user?', order)).toMatch(/^Yes, from .*2027/);
    expect(valueOf('May you tell the user?')).toBeUndefined();
  });

  it('says of an order in another language whether its translation is there', () => {
    expect(valueOf('Translation', { translation: 'missing' })).toBe('The authority has not sent one.');
    expect(valueOf('Translation')).toBeUndefined();
  });

  it('names what its article asks for and it lacks, and is silent about the rest', () => {
    expect(valueOf('How to object', { redress: null, missing: ['redress'] })).toBe(
      'Not given, though Article 9(2)(a)(v) DSA asks for it.',
    );
    expect(valueOf('Account names')).toBeUndefined();
    expect(valueOf('Who hears of the effect')).toBeUndefined();
    expect(valueOf('Account names', { kind: 'information', missing: ['identifiers'] })).toBe(
      'Not given, though Article 10(2)(a)(iii) DSA asks for it.',
    );
    const ofMail = orderFacts(buildOrderView({ redress: null, missing: ['redress'] }), true);
    expect(ofMail.find(({ name }) => name === 'How to object')?.value).toBe(
      'Article 9(2)(a)(v) DSA asks for it: look whether the text below says it.',
    );
    // It has come since, by a message that we pass on.
    expect(valueOf('How to object', { redress: null })).toBeUndefined();
  });
});
