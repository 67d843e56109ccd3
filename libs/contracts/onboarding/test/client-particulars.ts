import type { ClientParticularsView } from '../src/index.ts';
import { particularsOf } from '../src/constants/index.ts';

/** What a client has registered of itself. */
export const buildClientParticulars = (
  given: Partial<ClientParticularsView> = {},
): ClientParticularsView => ({
  ...particularsOf({
    companyName: 'Acme Inc.',
    websiteUrl: 'https://acme.example',
    countryOfIncorporation: 'United States',
    registeredAddress: '1 Main Street, Springfield',
    legalContactName: 'Jane Doe',
    legalContactEmail: 'jane@acme.example',
  }),
  ...given,
});
