import { PRICE_CENTS } from '@rep13/contracts-constants';
import type { SiteFacts } from '@rep13/content';
import { formatPrice } from '@rep13/ui';
import { LEGAL_ENTITY } from '@rep13/web-kit';

const { name, street, postalCode, city, country, ...entity } = LEGAL_ENTITY;

/** What the texts say about us, from the one record of it. */
export const SITE_FACTS: SiteFacts = {
  brand: entity.brand,
  companyKind: entity.companyKind,
  city,
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
  languages: entity.languages,
  fee: formatPrice(PRICE_CENTS),
};
