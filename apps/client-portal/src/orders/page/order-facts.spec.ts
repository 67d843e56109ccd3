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

  it('names what its article asks for and it lacks, and is silent about the rest', () => {
    expect(valueOf('How to object', { redress: null, missing: ['redress'] })).toBe(
      'Not given, though Article 9(2)(a)(v) DSA asks for it.',
    );
    expect(valueOf('Account names')).toBeUndefined();
    expect(valueOf('Who hears of the effect')).toBeUndefined();
    expect(valueOf('Account names', { kind: 'information', missing: ['identifiers'] })).toBe(
      'Not given, though Article 10(2)(a)(iii) DSA asks for it.',
    );
    // It has come since, by a message that we pass on.
    expect(valueOf('How to object', { redress: null })).toBeUndefined();
  });
});
