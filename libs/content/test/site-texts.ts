import { en } from '@rep13/contracts-authority-requests/locales/en';
import * as content from '../src/index.ts';
import { FACTS } from './site-facts.ts';

const {
  companySection,
  contactWays,
  dataProcessingAgreement,
  DO_I_NEED_ARTICLE,
  DSA_ARTICLE_13_PAGE,
  FAQ,
  LANDING_FAQ,
  PRICING,
  PRICING_PAGE,
  pricingFaq,
  privacyPolicy,
  representativeInformation,
  SECURITY_PAGE,
  STATUS_PAGE,
  termsOfService,
  THE_LAW,
} = content;

/** Everything the package says, by its exported name; texts that need facts are given some. */
export const ALL_TEXTS: Record<string, unknown> = {
  ...Object.fromEntries(Object.entries(content).filter(([, value]) => typeof value === 'object')),
  authorities: en,
  companySection: companySection(FACTS),
  contactWays: contactWays(FACTS),
  dataProcessingAgreement: dataProcessingAgreement(FACTS),
  pricingFaq: pricingFaq(FACTS.fee),
  privacyPolicy: privacyPolicy(FACTS),
  representativeInformation: representativeInformation(FACTS),
  termsOfService: termsOfService(FACTS),
};

/** The words of single pages, for figures that must stand there. */
export const TEXTS_OF = {
  '/': [LANDING_FAQ, PRICING, THE_LAW],
  '/pricing': [PRICING_PAGE, PRICING, pricingFaq(FACTS.fee)],
  '/faq': FAQ,
  '/dsa-article-13': DSA_ARTICLE_13_PAGE,
  '/blog/do-i-need-dsa-legal-representative': DO_I_NEED_ARTICLE,
  '/terms': termsOfService(FACTS),
  '/privacy': privacyPolicy(FACTS),
  '/dpa': dataProcessingAgreement(FACTS),
  '/security': SECURITY_PAGE,
  '/status': STATUS_PAGE,
  '/about': companySection(FACTS),
  '/contact': [content.CONTACT_PAGE, contactWays(FACTS)],
};

/** Each text, down to the sentences. */
export function sentencesOf(value: unknown): string[] {
  if (typeof value === 'string') return value.split(/(?<=[.!?])\s+/);
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(sentencesOf);
}

/** Every link inside the site that stands anywhere in the value. */
export function linksOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'to' in value && typeof value.to === 'string' ? [value.to] : [];
  return [...own, ...Object.values(value).flatMap(linksOf)];
}
