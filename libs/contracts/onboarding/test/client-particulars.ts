import type { ClientParticularsView } from '../src/index.ts';

/** What a client has registered of itself. */
export const buildClientParticulars = (
  given: Partial<ClientParticularsView> = {},
): ClientParticularsView => ({
  companyName: 'Acme Inc.',
  websiteUrl: 'https://acme.example',
  registrationNumber: null,
  countryOfIncorporation: 'United States',
  registeredAddress: '1 Main Street, Springfield',
  legalContactName: 'Jane Doe',
  legalContactEmail: 'jane@acme.example',
  escalationContactName: null,
  escalationContactEmail: null,
  ...given,
});
