import type { AgreementDraftView, AgreementView, SignupView } from '@rep13/contracts';

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
