import { LEGAL_ENTITY, PRICE_CENTS } from '@rep13/contracts/constants';
import type { LegalFacts } from '@rep13/content';
import { formatPrice } from '@rep13/ui';

const { name, registry, registryCode, street, postalCode, city, country } = LEGAL_ENTITY;

/** What the legal texts say about us, from the one record of it. */
export const LEGAL_FACTS: LegalFacts = {
  companyName: name,
  registry,
  registryCode,
  address: `${street}, ${postalCode} ${city}, ${country}`,
  supportEmail: LEGAL_ENTITY.supportEmail,
  businessHours: LEGAL_ENTITY.businessHours,
  fee: formatPrice(PRICE_CENTS),
};
