import { LEGAL_ENTITY, PRICE_CENTS } from '@rep13/contracts/constants';
import type { SiteFacts } from '@rep13/content';
import { formatPrice } from '@rep13/ui';

const { name, street, postalCode, city, country, ...entity } = LEGAL_ENTITY;

/** What the texts say about us, from the one record of it. */
export const SITE_FACTS: SiteFacts = {
  brand: entity.brand,
  companyName: name,
  registry: entity.registry,
  registryCode: entity.registryCode,
  address: `${street}, ${postalCode} ${city}, ${country}`,
  supportEmail: entity.supportEmail,
  authorityEmail: entity.authorityEmail,
  phone: entity.phone,
  businessHours: entity.businessHours,
  memberState: entity.memberState,
  coordinator: entity.coordinator,
  fee: formatPrice(PRICE_CENTS),
};
