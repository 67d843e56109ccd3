import { OFFERED_FEE } from '@rep13/contracts-constants';
import type { AgreementDraftView } from '@rep13/contracts-agreements';
import type { PaymentStateView, ProviderFileView, SignupView } from '@rep13/contracts-onboarding';
import { SIGNUP_ID } from '@rep13/testing-browser';

export const buildSignup = (overrides: Partial<SignupView> = {}): SignupView => ({
  id: SIGNUP_ID,
  clientId: 'DSA-K7M2QX',
  companyName: 'Acme Widgets Inc.',
  legalContactEmail: 'ada@acme.example',
  accountStatus: 'pending',
  fee: OFFERED_FEE,
  paidAt: null,
  createdAt: '2026-11-20T09:00:00.000Z',
  ...overrides,
});

/** How a registration is paid unless given: by the demo. */
export const buildPaymentState = (overrides: Partial<PaymentStateView> = {}): PaymentStateView => ({
  provider: 'demo',
  isTest: true,
  state: 'unpaid',
  paidAt: null,
  needsBilling: false,
  billing: {
    legalName: 'Acme Widgets Inc.',
    address: '1 Main Street, Springfield',
    country: 'United States',
    taxIdType: null,
    taxId: null,
    businessProof: null,
    evidence: { level: 'declared', checkedAt: null, reference: null },
    vatTreatment: 'unknown',
    isConfirmed: false,
  },
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
  withoutContactPoint: null,
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
