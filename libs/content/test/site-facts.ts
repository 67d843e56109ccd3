import type { SiteFacts } from '../src/index.ts';

/** A representative that nobody could take for the real one. */
export const FACTS: SiteFacts = {
  brand: 'Brand',
  companyName: 'Example OÜ',
  companyKind: 'an Estonian company',
  city: 'Amsterdam',
  registry: 'Register',
  registryCode: '1',
  address: 'Street 1, City',
  supportEmail: 'support@example.test',
  authorityEmail: 'authorities@example.test',
  phone: '+00 1',
  businessHours: 'Mon-Fri 9AM-6PM CET',
  memberState: 'Memberland',
  coordinator: 'Coordinator',
  languages: 'Dutch, English',
  fee: 'EUR 300',
};
