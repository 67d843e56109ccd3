import { OFFERED_FEE } from '@rep13/contracts-constants';
import type { AgreementView } from '@rep13/contracts-agreements';
import type { ClientUserView, PaymentView, SignupView } from '@rep13/contracts-onboarding';
import type { TicketDetailView, TicketView } from '@rep13/contracts-sla';

export { buildSignupBody } from '@rep13/testing/api';

let lastSignupId = 100_000_000;

export const buildSignupView = (given: Partial<SignupView> = {}): SignupView => ({
  id: (lastSignupId += 1),
  clientId: 'DSA-ABC234',
  companyName: 'Acme Ltd',
  legalContactEmail: 'legal@acme.example',
  accountStatus: 'pending',
  fee: OFFERED_FEE,
  paidAt: null,
  createdAt: '2026-11-20T09:14:00.000Z',
  ...given,
});

export const buildPaymentView = (signupId: number): PaymentView => ({
  id: 1,
  signupId,
  amountCents: 30_000,
  currency: 'EUR',
  provider: 'demo',
  paidAt: '2026-11-20T09:31:00.000Z',
});

export const buildAgreementView = (signupId: number): AgreementView => ({
  id: 1,
  signupId,
  agreementNumber: 'DSA-202611-0001',
  agreementVersion: '1.0',
  clientSignature: 'Ada Example',
  clientSignatureType: 'typed',
  signedAt: '2026-11-20T09:40:00.000Z',
  pdfGenerated: false,
  createdAt: '2026-11-20T09:40:00.000Z',
});

export const buildClientUserView = (signupId: number): ClientUserView => ({
  signupId,
  clientId: 'DSA-ABC234',
  companyName: 'Acme Ltd',
  accountStatus: 'active',
});

export const buildTicketView = (given: Partial<TicketView> = {}): TicketView => ({
  id: 7,
  version: 1,
  signupId: 123_456_789,
  companyName: 'Acme Ltd',
  ticketNumber: 'SLA-2026-00007',
  source: 'staff',
  authorityReference: null,
  authorityName: 'ACM',
  authorityContactDate: '2026-11-20T09:14:00.000Z',
  reachedClientAt: null,
  responseDate: null,
  receiptInformedAt: null,
  receiptAutomatic: null,
  forwardedToClient: false,
  forwardedDate: null,
  urgencyLevel: 'normal',
  status: 'pending',
  description: 'Please take this down.',
  responseTimeHours: null,
  slaCompliant: true,
  dueAt: '2026-11-21T09:14:00.000Z',
  closeReason: null,
  closedAs: null,
  orderKind: null,
  category: null,
  subcategory: null,
  categoryDescription: null,
  itemCount: null,
  citedProvisions: [],
  issuingState: null,
  assigneeId: null,
  doNotInform: false,
  answerDueAt: null,
  answerOnTime: null,
  answerMissedAt: null,
  clientDueAt: null,
  clientAnswerOnTime: null,
  clientReadAt: null,
  clientAnsweredAt: null,
  pausedAt: null,
  askedFrom: null,
  authorityDueAt: null,
  nextDueAt: '2026-11-21T09:14:00.000Z',
  nextDue: 'acknowledge',
  nextDueBy: 'staff',
  unreadSince: null,
  outcome: null,
  effectAt: null,
  outcomeReason: null,
  clientSaid: null,
  userTold: { state: 'not-yet', at: null, because: null },
  userUntoldSince: null,
  closedAt: null,
  createdAt: '2026-11-20T09:20:00.000Z',
  updatedAt: '2026-11-20T09:20:00.000Z',
  ...given,
});

export const buildTicketDetailView = (given: Partial<TicketDetailView> = {}): TicketDetailView => ({
  ...buildTicketView(),
  nextActions: ['close'],
  actionsForTwo: [],
  events: [],
  request: null,
  twins: [],
  messages: [],
  earlierClients: [],
  files: [],
  ...given,
});
