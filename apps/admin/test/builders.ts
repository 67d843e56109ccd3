import { OFFERED_FEE } from '@rep13/contracts-constants';
import type { AdminTotalsView, AdminUserView, StaffMemberView } from '@rep13/contracts-admin';
import type { SecondFactorsView, SessionView } from '@rep13/contracts-gateway';
import type { DeadLetterView } from '@rep13/contracts-messaging';
import type { EmailView } from '@rep13/contracts-notifications';
import type {
  AuditLogView,
  ClientDetailView,
  ComplianceCheckView,
  SignupListItem,
} from '@rep13/contracts-onboarding';
import { buildClientParticulars } from '@rep13/contracts-onboarding/test/client-particulars';
import type { TicketDetailView, TicketView } from '@rep13/contracts-sla';

const MOMENT = '2026-11-20T09:14:00.000Z';
const DUE = '2026-11-21T09:14:00.000Z';

export const buildAdmin = (overrides: Partial<AdminUserView> = {}): AdminUserView => ({
  id: 1,
  username: 'grace',
  email: 'grace@rep13.example',
  role: 'admin',
  mustChangePassword: false,
  hasSecondFactor: true,
  mustSetUpSecondFactor: false,
  ...overrides,
});

export const buildFactors = (overrides: Partial<SecondFactorsView> = {}): SecondFactorsView => ({
  app: { addedAt: MOMENT },
  passkeys: [],
  recoveryCodesLeft: 10,
  ...overrides,
});

export const buildSession = (overrides: Partial<SessionView> = {}): SessionView => ({
  id: 'this one',
  device: 'Firefox on Windows',
  address: '203.0.113.7',
  signedInAt: MOMENT,
  lastUsedAt: MOMENT,
  isCurrent: true,
  ...overrides,
});

export const buildCheck = (overrides: Partial<ComplianceCheckView> = {}): ComplianceCheckView => ({
  id: 1,
  email: 'ada@acme.example',
  companyName: 'Acme Widgets Inc.',
  question1: true,
  question2: true,
  question3: true,
  requiresLegalRep: true,
  createdAt: MOMENT,
  ...overrides,
});

export const buildSignup = (overrides: Partial<SignupListItem> = {}): SignupListItem => ({
  id: 734_512_901,
  clientId: 'DSA-K7M2QX',
  ...buildClientParticulars({
    companyName: 'Acme Widgets Inc.',
    registeredAddress: '1 Long Street, Springfield',
    legalContactName: 'Ada Lovelace',
    legalContactEmail: 'ada@acme.example',
  }),
  accountStatus: 'pending',
  contractVersion: '1.0',
  paidAt: null,
  createdAt: MOMENT,
  ...overrides,
});

export const buildTicket = (overrides: Partial<TicketView> = {}): TicketView => ({
  id: 1,
  version: 1,
  signupId: 734_512_901,
  companyName: 'Acme Widgets Inc.',
  ticketNumber: 'SLA-2026-00001',
  source: 'staff',
  authorityReference: null,
  authorityName: 'Autoriteit Consument & Markt',
  authorityContactDate: MOMENT,
  reachedClientAt: null,
  responseDate: null,
  receiptInformedAt: null,
  receiptAutomatic: null,
  forwardedToClient: false,
  forwardedDate: null,
  urgencyLevel: 'normal',
  status: 'pending',
  description: null,
  responseTimeHours: null,
  slaCompliant: true,
  dueAt: DUE,
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
  nextDueAt: DUE,
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
  createdAt: MOMENT,
  updatedAt: MOMENT,
  ...overrides,
});

export const buildAuditLog = (overrides: Partial<AuditLogView> = {}): AuditLogView => ({
  id: 1,
  signupId: 734_512_901,
  eventType: 'onboarding.signup.registered.v1',
  eventData: { companyName: 'Acme Widgets Inc.' },
  agreementVersion: '1.0',
  paymentStatus: null,
  userAgent: null,
  ipAddress: null,
  timestamp: MOMENT,
  metadata: {},
  ...overrides,
});

export const buildTotals = (overrides: Partial<AdminTotalsView> = {}): AdminTotalsView => ({
  checks: { total: 12_345, requiringLegalRep: 7_000 },
  clients: { total: 100, pending: 15, active: 80, suspended: 5 },
  tickets: { total: 9, open: 3, violations: 2 },
  emails: { failed: 0, waiting: 0, sentToday: 12 },
  deadLetters: 0,
  ...overrides,
});

export const buildTicketDetail = (overrides: Partial<TicketDetailView> = {}): TicketDetailView => ({
  ...buildTicket(),
  nextActions: ['acknowledge', 'close'],
  actionsForTwo: [],
  request: null,
  twins: [],
  messages: [],
  earlierClients: [],
  files: [],
  events: [
    {
      id: 1,
      action: 'open',
      fromStatus: null,
      toStatus: 'pending',
      actor: 'admin:1',
      note: null,
      createdAt: MOMENT,
    },
  ],
  ...overrides,
});

export const buildClient = (overrides: Partial<ClientDetailView> = {}): ClientDetailView => ({
  ...buildSignup({ accountStatus: 'active' }),
  fee: OFFERED_FEE,
  lastLogin: null,
  lockedUntil: null,
  suspension: null,
  paymentHoldAt: null,
  attribution: {
    source: 'google',
    medium: 'cpc',
    campaign: 'dsa-2026',
    term: null,
    content: null,
    gclid: 'g1',
    fbclid: null,
    landingPage: '/ads/dsa-legal-rep',
    referrer: 'direct',
  },
  agreement: null,
  openTickets: 0,
  hasSecondFactor: false,
  ...overrides,
});

export const buildEmail = (overrides: Partial<EmailView> = {}): EmailView => ({
  id: 1,
  recipient: 'ada@acme.example',
  subject: 'Your signup',
  type: 'signup-confirmation',
  status: 'sent',
  attempt: 1,
  sentAt: MOMENT,
  failureReason: null,
  clientId: 'DSA-K7M2QX',
  signupId: 734_512_901,
  resentAt: null,
  createdAt: MOMENT,
  ...overrides,
});

export const buildDeadLetter = (overrides: Partial<DeadLetterView> = {}): DeadLetterView => ({
  service: 'sla',
  id: 1,
  consumer: 'sla-clocks',
  eventId: '0199a1b2-0000-7000-8000-000000000001',
  eventType: 'sla.ticket.opened.v1',
  attempts: 3,
  lastError: 'relation is missing',
  deadAt: MOMENT,
  redrivenAt: null,
  ...overrides,
});

export const buildStaffMember = (overrides: Partial<StaffMemberView> = {}): StaffMemberView => ({
  ...buildAdmin(),
  isActive: true,
  lastLogin: MOMENT,
  createdAt: MOMENT,
  ...overrides,
});
