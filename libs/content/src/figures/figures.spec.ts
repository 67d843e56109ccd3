import { describe, expect, it } from '@jest/globals';
import { TEXTS_OF } from '../../test/site-texts.ts';

/** Where the figures of the spec's sections 2 and 9 must stand, as they are written there. */
const FIGURES_ON: Record<keyof typeof TEXTS_OF, string[]> = {
  '/': [
    'Within 24 hours',
    'the same day in most cases',
    '30 days before it expires',
    '6%',
    'No setup fee and no hidden fees',
    '30-day money-back guarantee',
  ],
  '/pricing': [
    'EUR 300 a year, renews yearly',
    'EUR 300 to 500',
    'within 30 days',
    '5 to 7 business days',
    '24 hours',
    'VAT is included for individuals in the EU',
    'No setup fee',
  ],
  '/faq': ['24 hours', '30 days', '90 days', '5 years', '6%'],
  '/dsa-article-13': [
    'no establishment in the EU',
    'Software as a service',
    'Apps with',
    'Marketplaces',
    'website builders',
    'Platforms',
    '6%',
    'Service blocking',
    'fewer than 10 employees',
    'EUR 2 million',
    'within 30 days',
  ],
  '/blog/do-i-need-dsa-legal-representative': [
    '6%',
    'fewer than 10 employees',
    'EUR 2 million',
    '45 million',
    'EUR 300 to 500',
    '8 min read',
    '2025-01-25',
  ],
  '/terms': [
    'Version 1.0, effective July 2025',
    'EUR 300 a year',
    '30 days before it expires',
    '1.5%',
    'within 24 hours',
    'within 30 days after payment',
    'within 5 minutes',
    'within 2 hours',
    '5 to 7 business days',
    'EUR 75 per case',
    'EUR 50 per page',
    'EUR 100 per request',
    'EUR 150 per year',
    'Transparency report review: EUR 100',
    'audit logs of the service for 5 years',
    '30 days notice',
    '60 days of non-payment',
    '90 days after the end',
    'EUR 1,000,000',
    'Mon-Fri 9AM-6PM CET',
  ],
  '/privacy': [
    'Last updated January 24, 2025',
    'Payment records: 7 years',
    'Analytics: 26 months',
    '5 years after termination',
    '72 hours',
  ],
  '/dpa': ['15 minutes', '4 hours', '24 hours', '72 hours', '30 days', 'plus 7 years'],
  '/security': [
    'every 30 seconds',
    'under 5 minutes',
    'within 15 minutes',
    'within 4 hours',
    'within 24 hours',
    'within 72 hours',
    'plus 7 years',
    'EUR 1,000,000',
  ],
  '/status': ['every 30 seconds', 'under 5 minutes'],
  '/about': ['EUR 1,000,000', 'Estonian company', 'Amsterdam'],
  '/contact': ["Thank you for your message. We'll respond within 24 hours.", 'Mon-Fri 9AM-6PM CET'],
};

describe.each(Object.entries(FIGURES_ON))('%s', (path, figures) => {
  const text = JSON.stringify(TEXTS_OF[path as keyof typeof TEXTS_OF]);

  it.each(figures)('says "%s"', (figure) => {
    expect(text).toContain(figure);
  });
});
