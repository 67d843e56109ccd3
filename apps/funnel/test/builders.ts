import type { AgreementDraftView, AgreementView } from '@rep13/contracts-agreements';
import type { ProviderFileView, ProviderInformationView, SignupView } from '@rep13/contracts-onboarding';

export const SIGNUP_ID = 734_512_901;

export const buildSignup = (overrides: Partial<SignupView> = {}): SignupView => ({
  id: SIGNUP_ID,
  clientId: 'DSA-K7M2QX',
  companyName: 'Acme Widgets Inc.',
  legalContactEmail: 'ada@acme.example',
  accountStatus: 'pending',
  paidAt: null,
  createdAt: '2026-11-20T09:00:00.000Z',
  ...overrides,
});

export const buildAgreement = (overrides: Partial<AgreementView> = {}): AgreementView => ({
  id: 7,
  signupId: SIGNUP_ID,
  agreementNumber: 'DSA-202611-0001',
  agreementVersion: '1.0',
  clientSignature: 'Ada Lovelace',
  clientSignatureType: 'typed',
  signedAt: '2026-11-20T09:30:00.000Z',
  pdfGenerated: false,
  createdAt: '2026-11-20T09:30:00.000Z',
  ...overrides,
});

export const buildDraft = (overrides: Partial<AgreementDraftView> = {}): AgreementDraftView => ({
  signupId: SIGNUP_ID,
  version: '1.0',
  title: 'Representation Agreement',
  parties: [[{ text: 'between ' }, { text: 'Acme Widgets Inc.', filled: true }, { text: ' and Rep13' }]],
  clauses: [
    {
      number: 1,
      heading: 'Appointment',
      paragraphs: [[{ text: 'The Provider appoints the Representative.' }], [{ text: 'It accepts.' }]],
    },
  ],
  sha256: 'a'.repeat(64),
  agreement: null,
  ...overrides,
});

export const buildFile = (overrides: Partial<ProviderFileView> = {}): ProviderFileView => ({
  id: '0b0e7b52-6f0a-4d64-9d3b-5a1c6f1f2a10',
  name: 'policy.pdf',
  contentType: 'application/pdf',
  size: 48_200,
  sha256: 'b'.repeat(64),
  createdAt: '2026-11-20T10:00:00.000Z',
  ...overrides,
});

export const buildRecord = (overrides: Partial<ProviderInformationView> = {}): ProviderInformationView => ({
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
  lastUpdated: '2026-11-20T10:05:00.000Z',
  annualUpdateDue: '2027-11-20T10:05:00.000Z',
  createdAt: '2026-11-20T10:05:00.000Z',
  files: [],
  ...overrides,
});
