import type { LegalEntity } from './legal-entity.ts';

/** What is printed where no record is named, as it is for development; marked as made up wherever it appears. */
export const SAMPLE_LEGAL_ENTITY: LegalEntity = Object.freeze({
  brand: 'Rep13',
  name: 'Rep13 OÜ',
  registry: 'Estonian Business Register',
  registryCode: '16000013',
  street: 'Herengracht 13',
  postalCode: '1015 BA',
  city: 'Amsterdam',
  country: 'Netherlands',
  incorporationState: 'EE',
  establishmentState: 'NL',
  memberState: 'Netherlands',
  coordinatorCode: 'NL',
  coordinator: 'Autoriteit Consument & Markt (ACM)',
  authorityEmail: 'authorities@rep13.example',
  supportEmail: 'support@rep13.example',
  phone: '+31 20 555 0113',
  businessHours: 'Mon-Fri 9AM-6PM CET',
  timeZone: 'Europe/Amsterdam',
  languages: Object.freeze(['nl', 'en'] as const),
  isSample: true,
});
