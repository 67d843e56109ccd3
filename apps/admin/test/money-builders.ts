import type {
  BillingTaskView,
  BillingView,
  InvoiceItem,
  MoneyFiguresView,
  PaymentItem,
  SubscriptionView,
} from '@rep13/contracts-onboarding';

const MOMENT = '2026-11-20T09:14:00.000Z';

export const buildPayment = (overrides: Partial<PaymentItem> = {}): PaymentItem => ({
  id: 7,
  signupId: 734_512_901,
  companyName: 'Acme Widgets Inc.',
  amountCents: 30_000,
  currency: 'EUR',
  provider: 'stripe',
  providerReference: 'pi_1',
  serviceYear: 1,
  paidAt: MOMENT,
  invoice: 'R13-2026-00001',
  refund: null,
  ...overrides,
});

const RENEWALS = ['11', '12'].map((month) => ({ month: `2026-${month}`, count: 0, amountCents: 0 }));

export const buildFigures = (overrides: Partial<MoneyFiguresView> = {}): MoneyFiguresView => ({
  currency: 'EUR',
  paidCents: 0,
  refundedCents: 0,
  renewalsDue: RENEWALS,
  overdue: { count: 0, amountCents: 0 },
  onHold: 0,
  ...overrides,
});

export const buildInvoice = (overrides: Partial<InvoiceItem> = {}): InvoiceItem => ({
  id: 1,
  signupId: 734_512_901,
  companyName: 'Acme Widgets Inc.',
  number: 'R13-2026-00001',
  kind: 'invoice',
  issuedAt: MOMENT,
  net: 300,
  vat: 0,
  currency: 'EUR',
  vatTreatment: 'outside-scope',
  pdf: '/api/admin/invoices/R13-2026-00001/pdf',
  credits: null,
  ...overrides,
});

export const buildBillingTask = (overrides: Partial<BillingTaskView> = {}): BillingTaskView => ({
  id: 1,
  signupId: 734_512_901,
  companyName: 'Acme Widgets Inc.',
  kind: 'debt',
  details: 'EUR 300 is unpaid since 2026-09-20.',
  openedAt: MOMENT,
  doneAt: null,
  doneBy: null,
  note: null,
  ...overrides,
});

export const buildBilling = (overrides: Partial<BillingView> = {}): BillingView => ({
  legalName: 'Acme Widgets Inc.',
  address: '1 Long Street, Springfield',
  country: 'United States',
  taxIdType: 'company-number',
  taxId: '12345678',
  businessProof: 'https://register.example',
  evidence: { level: 'declared', checkedAt: null, reference: null },
  vatTreatment: 'outside-scope',
  isConfirmed: true,
  ...overrides,
});

export const buildSubscription = (overrides: Partial<SubscriptionView> = {}): SubscriptionView => ({
  provider: 'stripe',
  state: 'active',
  periodStart: MOMENT,
  periodEnd: '2027-11-20T09:14:00.000Z',
  nextCharge: { at: '2027-11-20T09:14:00.000Z', amountCents: 30_000, currency: 'EUR' },
  feeChange: null,
  overdueSince: null,
  paymentHoldAt: null,
  cancellation: null,
  cancelled: null,
  refundableUntil: null,
  hasCardPage: true,
  ...overrides,
});
