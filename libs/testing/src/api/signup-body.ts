/** A registration that is taken. */
export const buildSignupBody = (given: object = {}) => ({
  companyName: 'Acme Ltd',
  websiteUrl: 'https://acme.example',
  registrationNumber: null,
  countryOfIncorporation: 'United States',
  registeredAddress: '1 Main Street, Springfield',
  legalContactName: 'Ada Example',
  legalContactEmail: 'legal@acme.example',
  consentConfirmed: true,
  termsAccepted: true,
  privacyAccepted: true,
  contactUpdateAcknowledged: true,
  contractVersion: '1.0',
  ...given,
});
