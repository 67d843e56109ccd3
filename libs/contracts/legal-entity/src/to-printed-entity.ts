import { languageName, type PrintedEntity } from '@rep13/contracts-constants';
import { EU_STATES } from './eu-states.ts';
import type { LegalEntity } from './legal-entity.ts';

/** The record as pages print it. */
export function toPrintedEntity(entity: LegalEntity): PrintedEntity {
  const { adjective } = EU_STATES[entity.incorporationState];
  return {
    brand: entity.brand,
    name: entity.name,
    companyKind: `${/^[AEIOU]/.test(adjective) ? 'an' : 'a'} ${adjective} company`,
    registry: entity.registry,
    registryCode: entity.registryCode,
    street: entity.street,
    postalCode: entity.postalCode,
    city: entity.city,
    country: entity.country,
    memberState: entity.memberState,
    coordinator: entity.coordinator,
    authorityEmail: entity.authorityEmail,
    supportEmail: entity.supportEmail,
    phone: entity.phone,
    phoneLink: `tel:${entity.phone.replaceAll(' ', '')}`,
    businessHours: entity.businessHours,
    timeZone: entity.timeZone,
    languages: entity.languages.map(languageName).join(', '),
    languageCodes: entity.languages.join(', '),
    asSample: entity.isSample ? ' (sample particulars, made up for trying the product)' : '',
  };
}
