import { describe, expect, it } from '@jest/globals';
import {
  LANDING_FAQ,
  PRICING,
  privacyPolicy,
  PUBLIC_PAGES,
  termsOfService,
  TESTIMONIALS,
  type LegalFacts,
  type LegalText,
} from './index.ts';

const FACTS: LegalFacts = {
  companyName: 'Example OÜ',
  registry: 'Register',
  registryCode: '1',
  address: 'Street 1, City',
  supportEmail: 'support@example.test',
  businessHours: 'Mon-Fri',
  fee: 'EUR 300',
};
const wordsOf = (text: LegalText) => JSON.stringify(text);

describe('the words of the public site', () => {
  it('mark every testimonial that no customer wrote', () => {
    expect(TESTIMONIALS).toHaveLength(3);
    expect(TESTIMONIALS.filter((one) => one.source === 'Sample text' && !one.isSample)).toEqual([]);
  });

  it('ask five questions and list six inclusions', () => {
    expect(LANDING_FAQ).toHaveLength(5);
    expect(PRICING.included).toHaveLength(6);
  });

  it.each(Object.values(PUBLIC_PAGES))('describe $path in a length search engines show', (page) => {
    expect(page.title.length).toBeLessThanOrEqual(60);
    expect(page.description.length).toBeLessThanOrEqual(200);
    expect(page.keywords).not.toBe('');
  });
});

describe('the Terms of Service', () => {
  it.each([
    '30 days before it expires',
    '1.5 %',
    'within 24 hours',
    'within 30 days after payment',
    '5 to 7 business days',
    'EUR 75',
    'EUR 50',
    'EUR 100',
    'EUR 150',
    'audit logs of the service for 5 years',
    '30 days notice',
    '60 days of non-payment',
    '90 days after the end',
    'EUR 300 a year',
  ])('say "%s"', (figure) => {
    expect(wordsOf(termsOfService(FACTS))).toContain(figure);
  });
});

describe('the Privacy Policy', () => {
  it.each(['7 years', '26 months', '5 years after termination', '72 hours'])('says "%s"', (figure) => {
    expect(wordsOf(privacyPolicy(FACTS))).toContain(figure);
  });
});

it.each([termsOfService(FACTS), privacyPolicy(FACTS)])(
  '$title has one link target for each clause',
  (text) => {
    const ids = text.clauses.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  },
);
