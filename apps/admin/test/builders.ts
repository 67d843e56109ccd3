import type {
  AdminUserView,
  AuditLogView,
  ComplianceCheckView,
  SignupListItem,
  TicketView,
} from '@rep13/contracts';

const MOMENT = '2026-11-20T09:14:00.000Z';

export const buildAdmin = (overrides: Partial<AdminUserView> = {}): AdminUserView => ({
  id: 1,
  username: 'grace',
  email: 'grace@rep13.example',
  role: 'admin',
  mustChangePassword: false,
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
  companyName: 'Acme Widgets Inc.',
  websiteUrl: 'https://acme.example',
  registrationNumber: null,
  countryOfIncorporation: 'United States',
  registeredAddress: '1 Long Street, Springfield',
  legalContactName: 'Ada Lovelace',
  legalContactEmail: 'ada@acme.example',
  escalationContactName: null,
  escalationContactEmail: null,
  accountStatus: 'pending',
  contractVersion: '1.0',
  paidAt: null,
  createdAt: MOMENT,
  ...overrides,
});

export const buildTicket = (overrides: Partial<TicketView> = {}): TicketView => ({
  id: 1,
  signupId: 734_512_901,
  ticketNumber: 'SLA-2026-00001',
  authorityName: 'Autoriteit Consument & Markt',
  authorityContactDate: MOMENT,
  responseDate: null,
  forwardedToClient: false,
  forwardedDate: null,
  urgencyLevel: 'normal',
  status: 'pending',
  description: null,
  responseTimeHours: null,
  slaCompliant: true,
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
