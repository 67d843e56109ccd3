import { OFFERED_FEE } from '@rep13/contracts-constants';
import type { SignupPartyView } from '@rep13/contracts-onboarding';
import { buildClientParticulars } from '@rep13/contracts-onboarding/test/client-particulars';

/** A company that has registered; a test names only what it is about. */
export const buildParty = (given: Partial<SignupPartyView> = {}): SignupPartyView => ({
  id: 123_456_789,
  clientId: 'DSA-ABC234',
  ...buildClientParticulars({
    companyName: 'Northwind Ltd',
    websiteUrl: 'https://northwind.example',
    registrationNumber: 'NW-4711',
    countryOfIncorporation: 'United Kingdom',
    registeredAddress: '1 Harbour Street, London E1 6AN',
    legalContactName: 'Ada Byron',
    legalContactEmail: 'ada@northwind.example',
  }),
  contractVersion: '1.0',
  accountStatus: 'pending',
  fee: OFFERED_FEE,
  paidAt: null,
  paymentHoldAt: null,
  ...given,
});
