import type { AgreementView, DetailsToPublishView } from '@rep13/contracts-agreements';
import type { ProviderInformationView } from '@rep13/contracts-onboarding';

/** The one registration that the pages under test are about. */
export const SIGNUP_ID = 734_512_901;

/** A signed agreement whose PDF can be fetched. */
export const buildAgreement = (overrides: Partial<AgreementView> = {}): AgreementView => ({
  id: 7,
  signupId: SIGNUP_ID,
  agreementNumber: 'DSA-202611-0001',
  agreementVersion: '1.0',
  clientSignature: 'Ada Lovelace',
  clientSignatureType: 'typed',
  signedAt: '2026-11-20T10:00:00.000Z',
  pdfGenerated: true,
  pdfBytes: 86_400,
  createdAt: '2026-11-20T10:00:00.000Z',
  ...overrides,
});

/** What a signed client publishes. */
export const buildDetailsToPublish = (): DetailsToPublishView => ({
  coordinator: 'Autoriteit Consument & Markt (ACM)',
  coordinatorEntry: 'Notification under Article 13(4)\n\nName: Rep13 OÜ',
  websiteText: 'Legal representative in the European Union:\nRep13 OÜ',
  websiteHtml: '<p lang="en">\nLegal representative in the European Union:<br>\nRep13 OÜ\n</p>',
  badgeSvg: '<svg xmlns="http://www.w3.org/2000/svg" width="248" height="64"></svg>',
});

/** What a provider told us about its service, without files. */
export const buildProviderInformation = (
  overrides: Partial<ProviderInformationView> = {},
): ProviderInformationView => ({
  id: 3,
  signupId: SIGNUP_ID,
  serviceDescription: 'A marketplace for second-hand instruments, with listings and messages of its users.',
  euMarketsServed: ['Germany', 'Malta'],
  contentPolicyUrl: 'https://acme.example/policy',
  contentPolicyUpload: null,
  supportLanguages: ['English'],
  transparencyReportUrl: null,
  transparencyReportUpload: null,
  incidentResponsePlan: 'The head of trust decides within four hours. '.repeat(3).trim(),
  version: 1,
  lastUpdated: '2026-11-20T10:00:00.000Z',
  annualUpdateDue: '2027-11-20T10:00:00.000Z',
  createdAt: '2026-11-20T10:00:00.000Z',
  files: [],
  ...overrides,
});
