import { CURRENCY, LEGAL_ENTITY, PRICE_CENTS } from '@rep13/contracts';
import type { SiteFacts } from '@rep13/content';

const { name, street, postalCode, city, country } = LEGAL_ENTITY;

/** What the texts of the site say about us, from the one record of it. */
export const SITE_FACTS: SiteFacts = {
  ...LEGAL_ENTITY,
  companyName: name,
  address: `${street}, ${postalCode} ${city}, ${country}`,
  fee: `${CURRENCY} ${PRICE_CENTS / 100}`,
};
