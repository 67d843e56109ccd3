/** Who the representative is: the one record behind /legal, the footer, the agreement and the mails. Article 13(4) DSA. */
export interface LegalEntity {
  readonly brand: string;
  readonly name: string;
  readonly registry: string;
  readonly registryCode: string;
  readonly street: string;
  readonly postalCode: string;
  readonly city: string;
  readonly country: string;
  /** Member State whose Digital Services Coordinator was notified. */
  readonly memberState: string;
  readonly coordinator: string;
  /** Where authorities reach us day and night. */
  readonly authorityEmail: string;
  readonly supportEmail: string;
  /** E.164, with spaces for reading. */
  readonly phone: string;
  readonly businessHours: string;
}

/** Sample particulars: the operator sets the real ones before going live, and legal-entity.spec.ts checks their form. */
export const LEGAL_ENTITY: LegalEntity = {
  brand: 'Rep13',
  name: 'Rep13 OÜ',
  registry: 'Estonian Business Register',
  registryCode: '16000013',
  street: 'Herengracht 13',
  postalCode: '1015 BA',
  city: 'Amsterdam',
  country: 'Netherlands',
  memberState: 'Netherlands',
  coordinator: 'Autoriteit Consument & Markt (ACM)',
  authorityEmail: 'authorities@rep13.example',
  supportEmail: 'support@rep13.example',
  phone: '+31 20 555 0113',
  businessHours: 'Mon-Fri 9AM-6PM CET',
};
