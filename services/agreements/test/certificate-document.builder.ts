import type { CertificateDocument } from '../src/certificates/certificate-document.ts';

/** A certificate as it is issued a minute after a mandate began. */
export const buildCertificateDocument = (given: Partial<CertificateDocument> = {}): CertificateDocument => ({
  language: 'en',
  brand: 'Rep13',
  representativeName: 'Real Näide OÜ',
  representativeAddress: 'Herengracht 13, 1015 BA Amsterdam, Netherlands',
  representativeEmail: 'authorities@rep13.example',
  representativePhone: '+31 20 555 0113',
  representativeLanguages: 'Dutch, English',
  memberState: 'Netherlands',
  coordinator: 'Autoriteit Consument & Markt (ACM)',
  companyName: 'Northwind Ltd',
  client: {
    countryOfIncorporation: 'United Kingdom',
    registrationNumber: 'NW-4711',
    registeredAddress: '1 Harbour Street, London',
  },
  website: 'northwind.example',
  registerNumber: 'R13-ABCDEFGH',
  registerUrl: 'https://rep13.example/register/R13-ABCDEFGH',
  verifyUrl: 'https://rep13.example/verify',
  sealKind: 'own',
  version: 1,
  timeZone: 'Europe/Amsterdam',
  beganAt: '2026-11-20T09:14:00.000Z',
  endsAt: null,
  pointOfContact: { designated: true, since: '2026-11-20T09:14:00.000Z' },
  issuedAt: '2026-11-20T09:15:00.000Z',
  ...given,
});
