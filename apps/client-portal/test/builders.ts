import { OFFERED_FEE } from '@rep13/contracts-constants';
import type { ContactPointAddendumView, DesignationView, MandateView } from '@rep13/contracts-agreements';
import type { SessionView } from '@rep13/contracts-gateway';
import type {
  ClientProfileView,
  ClientPublicationView,
  ClientUserView,
  ProfileChangeView,
  PublicationCheckView,
  SubscriptionView,
} from '@rep13/contracts-onboarding';
import { buildClientParticulars } from '@rep13/contracts-onboarding/test/client-particulars';
import type {
  ClientMessageView,
  ClientTicketDetailView,
  ClientTicketView,
  ResponseTimesRowView,
} from '@rep13/contracts-sla';
import type { OrderView, TicketFileView } from '@rep13/contracts-authority-requests';
import { SIGNUP_ID } from '@rep13/testing-browser';

export const buildUser = (overrides: Partial<ClientUserView> = {}): ClientUserView => ({
  signupId: SIGNUP_ID,
  clientId: 'DSA-K7M2QX',
  companyName: 'Acme Widgets Inc.',
  accountStatus: 'active',
  ...overrides,
});

export const buildProfile = (overrides: Partial<ClientProfileView> = {}): ClientProfileView => ({
  ...buildClientParticulars({
    companyName: 'Acme Widgets Inc.',
    registeredAddress: '1 Long Street, Springfield',
    legalContactName: 'Ada Lovelace',
    legalContactEmail: 'ada@acme.example',
  }),
  accountStatus: 'active',
  contractVersion: '1.0',
  fee: OFFERED_FEE,
  paidAt: '2026-11-19T10:00:00.000Z',
  ...overrides,
});

/** A year that is paid by card and renews. */
export const buildSubscription = (overrides: Partial<SubscriptionView> = {}): SubscriptionView => ({
  provider: 'stripe',
  state: 'active',
  periodStart: '2026-11-20T10:00:00.000Z',
  periodEnd: '2027-11-20T10:00:00.000Z',
  nextCharge: { at: '2027-11-20T10:00:00.000Z', amountCents: 30_000, currency: 'EUR' },
  feeChange: null,
  overdueSince: null,
  paymentHoldAt: null,
  cancellation: { endsAt: '2027-11-20T22:59:59.999Z', runOffUntil: '2028-02-18T22:59:59.999Z' },
  cancelled: null,
  refundableUntil: null,
  hasCardPage: true,
  ...overrides,
});

/** A new name of the company and a new address of its legal contact, both waiting. */
export const buildProfileChange = (overrides: Partial<ProfileChangeView> = {}): ProfileChangeView => ({
  id: 7,
  signupId: SIGNUP_ID,
  state: 'open',
  fields: [
    { field: 'companyName', before: 'Acme Widgets Inc.', after: 'Acme Holding Inc.' },
    { field: 'legalContactEmail', before: 'ada@acme.example', after: 'june@acme.example' },
  ],
  awaitsStaff: true,
  awaitsAddresses: ['legalContactEmail'],
  awaitsFormerContact: false,
  stoppableUntil: null,
  askedAt: '2026-11-22T10:00:00.000Z',
  decidedAt: null,
  reason: null,
  ...overrides,
});

export const buildMandate = (overrides: Partial<MandateView> = {}): MandateView => ({
  registerNumber: 'R13-K7M2QXAB',
  state: 'in_force',
  beganAt: '2026-11-20T10:00:00.000Z',
  endsAt: null,
  runOffUntil: null,
  pointOfContact: { designated: false, since: null },
  ...overrides,
});

/** What a client of text 1.0 signs. */
export const buildAddendum = (
  overrides: Partial<ContactPointAddendumView> = {},
): ContactPointAddendumView => ({
  title: 'Addendum on the electronic point of contact',
  parties: [[{ text: 'Acme Widgets Inc.', filled: true }, { text: ' and Rep13' }]],
  clauses: [
    { number: 1, heading: 'Electronic point of contact', paragraphs: [[{ text: 'It is designated.' }]] },
  ],
  sha256: 'c'.repeat(64),
  signed: null,
  ...overrides,
});

export const buildLetter = (overrides: Partial<DesignationView> = {}): DesignationView => ({
  id: 5,
  reason: 'initial',
  state: 'acknowledged',
  isUploaded: false,
  coordinator: 'Autoriteit Consument & Markt (ACM)',
  letter: {
    title: 'Designation of a legal representative',
    paragraphs: [
      'To: Autoriteit Consument & Markt (ACM)',
      'For the purpose of Article 13 it has designated us.',
    ],
    facts: [
      { label: 'Provider', value: 'Acme Widgets Inc.' },
      { label: 'Legal representative', value: 'Rep13 OÜ' },
    ],
    sha256: 'b'.repeat(64),
  },
  createdAt: '2026-11-20T10:00:00.000Z',
  signedAt: '2026-11-20T10:05:00.000Z',
  signerName: 'Ada Lovelace',
  signerTitle: 'Director',
  sentAt: '2026-11-21T10:00:00.000Z',
  acknowledgedAt: '2026-11-25T10:00:00.000Z',
  returnedAt: null,
  ...overrides,
});

export const buildTicket = (overrides: Partial<ClientTicketView> = {}): ClientTicketView => ({
  id: 1,
  signupId: SIGNUP_ID,
  ticketNumber: 'SLA-2026-00001',
  authorityName: 'Autoriteit Consument & Markt',
  authorityContactDate: '2026-11-20T09:14:00.000Z',
  reachedClientAt: null,
  responseDate: null,
  forwardedToClient: false,
  forwardedDate: null,
  urgencyLevel: 'normal',
  status: 'pending',
  description: null,
  responseTimeHours: null,
  slaCompliant: true,
  dueAt: '2026-11-21T09:14:00.000Z',
  clientDueAt: null,
  clientReadAt: null,
  clientAnsweredAt: null,
  outcome: null,
  effectAt: null,
  outcomeReason: null,
  clientSaid: null,
  userTold: { state: 'not-yet', at: null, because: null },
  userUntoldSince: null,
  closedAt: null,
  createdAt: '2026-11-20T09:14:00.000Z',
  updatedAt: '2026-11-20T09:14:00.000Z',
  ...overrides,
});

/** An order that was forwarded and waits to be read and answered. */
export const buildOrder = (overrides: Partial<ClientTicketDetailView> = {}): ClientTicketDetailView => ({
  ...buildTicket({
    status: 'forwarded',
    responseDate: '2026-11-20T09:31:00.000Z',
    forwardedToClient: true,
    forwardedDate: '2026-11-20T09:40:00.000Z',
    clientDueAt: '2026-11-20T21:40:00.000Z',
  }),
  order: buildOrderView(),
  files: [],
  messages: [],
  steps: [
    { step: 'received', at: '2026-11-20T09:14:00.000Z' },
    { step: 'acknowledged', at: '2026-11-20T09:31:00.000Z' },
    { step: 'forwarded', at: '2026-11-20T09:40:00.000Z' },
  ],
  userLetter: 'Dear user,',
  canAnswer: true,
  ...overrides,
});

export const buildOrderView = (overrides: Partial<OrderView> = {}): OrderView => ({
  kind: 'act',
  foreignKind: null,
  memberState: 'Netherlands',
  authorityName: 'Autoriteit Consument & Markt',
  ownReference: 'ACM/26/1234',
  legalBasis: 'Article 12a of the Consumer Protection Act',
  reasons: 'The offer misleads consumers.',
  reasonsWithheld: false,
  urls: ['https://acme.example/offers/1'],
  identifiers: [],
  redress: 'Within six weeks, at the court of Rotterdam.',
  scope: 'The Netherlands',
  effectTo: null,
  language: 'English',
  translation: null,
  authorityType: null,
  fileNumber: null,
  issuedAt: null,
  challengeCourt: null,
  challengeDeadline: null,
  userNotice: null,
  userNoticeFrom: null,
  deadlineAt: '2026-11-27T17:00:00.000Z',
  missing: [],
  ...overrides,
});

export const buildMessage = (overrides: Partial<ClientMessageView> = {}): ClientMessageView => ({
  id: 1,
  from: 'staff',
  body: 'Please tell us whether the offer is still online.',
  createdAt: '2026-11-20T09:45:00.000Z',
  files: [],
  ...overrides,
});

export const buildFile = (overrides: Partial<TicketFileView> = {}): TicketFileView => ({
  id: '0198c0de-0000-7000-8000-000000000001',
  name: 'statement.pdf',
  contentType: 'application/pdf',
  size: 86_400,
  createdAt: '2026-11-20T10:00:00.000Z',
  ...overrides,
});

/** The own figures while no authority has written. */
export const buildResponseTimes = (overrides: Partial<ResponseTimesRowView> = {}): ResponseTimesRowView => ({
  group: '',
  received: 0,
  acknowledged: 0,
  within24h: 0,
  missed: 0,
  p50Hours: null,
  p90Hours: null,
  p95Hours: null,
  maxHours: null,
  ...overrides,
});

export const buildSession = (overrides: Partial<SessionView> = {}): SessionView => ({
  id: 'this one',
  device: 'Firefox on Windows',
  address: '203.0.113.7',
  signedInAt: '2026-11-20T09:00:00.000Z',
  lastUsedAt: '2026-11-20T09:14:00.000Z',
  isCurrent: true,
  ...overrides,
});

export const buildPublicationCheck = (
  overrides: Partial<PublicationCheckView> = {},
): PublicationCheckView => ({
  id: 1,
  at: '2026-11-22T10:00:00.000Z',
  verdict: 'complete',
  found: ['name', 'street', 'postcode', 'city', 'email', 'phone'],
  finalUrl: 'https://acme.example/legal',
  status: 200,
  pagesRead: 2,
  needsJavaScript: false,
  reason: null,
  ...overrides,
});

export const buildPublication = (overrides: Partial<ClientPublicationView> = {}): ClientPublicationView => ({
  state: 'seen',
  url: 'https://acme.example/',
  lastSeenAt: '2026-11-22T10:00:00.000Z',
  lastCheckedAt: '2026-11-22T10:00:00.000Z',
  confirmedByHand: false,
  isChecking: false,
  nextCheckAt: '2026-11-29T10:00:00.000Z',
  checks: [buildPublicationCheck()],
  ...overrides,
});
