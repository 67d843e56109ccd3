import { printedList, type PrintedEntity } from '@rep13/contracts-constants';

/** The entry of Article 13(4) as schema.org data, for authorities and crawlers that read machines' language. */
export function representativeRecord(entity: PrintedEntity) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: entity.brand,
    legalName: entity.name,
    description: `Legal representative under Article 13 of Regulation (EU) 2022/2065${entity.asSample}`,
    identifier: { '@type': 'PropertyValue', propertyID: entity.registry, value: entity.registryCode },
    address: {
      '@type': 'PostalAddress',
      streetAddress: entity.street,
      postalCode: entity.postalCode,
      addressLocality: entity.city,
      addressCountry: entity.country,
    },
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'authorities',
      email: entity.authorityEmail,
      telephone: entity.phone,
      hoursAvailable: 'Mo-Su 00:00-24:00',
      /** In which orders are taken, Article 11(3) DSA. */
      availableLanguage: printedList(entity.languageCodes),
    },
  };
}
