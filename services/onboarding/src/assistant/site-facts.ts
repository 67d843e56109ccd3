import { CURRENCY, LEGAL_ENTITY, PRICE_CENTS } from '@rep13/contracts';
import type { LegalFacts } from '@rep13/content';

const { name, registry, registryCode, street, postalCode, city, country, supportEmail, businessHours } =
  LEGAL_ENTITY;

/** What the texts of the site say about us, from the one record of it. */
export const SITE_FACTS: LegalFacts = {
  companyName: name,
  registry,
  registryCode,
  address: `${street}, ${postalCode} ${city}, ${country}`,
  supportEmail,
  businessHours,
  fee: `${CURRENCY} ${PRICE_CENTS / 100}`,
};
