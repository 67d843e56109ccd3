import { CURRENCY, PRICE_CENTS } from '@rep13/contracts-constants';
import { toPrintedEntity, type LegalEntity } from '@rep13/contracts-legal-entity';
import type { SiteFacts } from '@rep13/content';

/** What the texts of the site say about us, from the one record of it. */
export function siteFacts(entity: LegalEntity): SiteFacts {
  const { name, street, postalCode, city, country, ...others } = toPrintedEntity(entity);
  return {
    ...others,
    city,
    companyName: name,
    address: `${street}, ${postalCode} ${city}, ${country}`,
    fee: `${CURRENCY} ${PRICE_CENTS / 100}`,
  };
}
