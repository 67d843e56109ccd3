import type { ApprovalView, ColleagueView } from '@rep13/contracts-admin';
import type {
  AuthorityRequestView,
  AuthorityView,
  SenderKeyView,
  StaffFileView,
  TicketMessageView,
  TicketNoteView,
} from '@rep13/contracts-sla';

const MOMENT = '2026-11-20T09:14:00.000Z';

export const buildColleague = (overrides: Partial<ColleagueView> = {}): ColleagueView => ({
  id: 1,
  username: 'grace',
  isActive: true,
  worksOnTickets: true,
  isOnCall: false,
  ...overrides,
});

export const buildAuthority = (overrides: Partial<AuthorityView> = {}): AuthorityView => ({
  id: 1,
  domain: 'acm.example',
  name: 'Autoriteit Consument & Markt',
  memberState: 'Netherlands',
  phone: '+31 70 722 2000',
  source: 'https://acm.example/contact',
  asOf: MOMENT,
  ...overrides,
});

export const buildSenderKey = (overrides: Partial<SenderKeyView> = {}): SenderKeyView => ({
  id: 3,
  authorityId: 1,
  kind: 'pgp',
  fingerprint: 'ab'.repeat(20),
  address: 'eva@acm.example',
  savedBy: 'admin:7',
  savedAt: MOMENT,
  note: 'Eva Jansen read it out.',
  endedAt: null,
  endedBy: null,
  ...overrides,
});

export const buildRequest = (overrides: Partial<AuthorityRequestView> = {}): AuthorityRequestView => ({
  id: 1,
  reference: 'A-K7M2-QXRP',
  state: 'received',
  ticketId: 1,
  kind: 'act',
  foreignKind: null,
  memberState: 'Netherlands',
  authorityName: 'Autoriteit Consument & Markt',
  channel: 'form',
  officerName: 'Ms. Jansen',
  officerGrade: null,
  email: 'jansen@acm.example',
  phone: '+31 6 0000 0000',
  ownReference: 'ACM/26/0815',
  target: 'Acme Widgets',
  legalBasis: 'Article 2.7 Whc',
  reasons: 'The listing sells goods that were recalled.',
  reasonsWithheld: false,
  urls: ['https://acme.example/listing/1'],
  identifiers: [],
  redress: null,
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
  deadlineAt: null,
  doNotInform: false,
  senderCheck: 'mail-confirmed',
  missing: ['redress'],
  supplied: [],
  clarificationDraft: 'Please tell us how the order can be contested.',
  receiptDraft: null,
  directoryEntry: null,
  receivedAt: MOMENT,
  ...overrides,
});

export const buildTicketMessage = (overrides: Partial<TicketMessageView> = {}): TicketMessageView => ({
  id: 1,
  direction: 'client_to_staff',
  author: 'client:734512901',
  body: 'We have taken the listing down.',
  createdAt: MOMENT,
  files: [],
  ofEarlierClient: false,
  ...overrides,
});

export const buildTicketFile = (overrides: Partial<StaffFileView> = {}): StaffFileView => ({
  id: '0199a1b2-0000-7000-8000-00000000000f',
  name: 'order.pdf',
  contentType: 'application/pdf',
  size: 86_400,
  createdAt: MOMENT,
  from: 'authority',
  ofEarlierClient: false,
  forwardedAt: null,
  ...overrides,
});

export const buildTicketNote = (overrides: Partial<TicketNoteView> = {}): TicketNoteView => ({
  id: 1,
  author: 'admin:1',
  body: 'Spoke with Ms. Jansen.',
  createdAt: MOMENT,
  ...overrides,
});

export const buildApproval = (overrides: Partial<ApprovalView> = {}): ApprovalView => ({
  id: '0199a1b2-0000-7000-8000-0000000000a1',
  kind: 'close-critical-ticket',
  subjectId: '1',
  subject: 'SLA-2026-00001',
  change: { reason: 'Answered on the phone' },
  state: 'open',
  requestedBy: 2,
  decidedBy: null,
  reason: null,
  requestedAt: MOMENT,
  decidedAt: null,
  expiresAt: '2026-11-27T09:14:00.000Z',
  mayDecide: true,
  isDependent: false,
  ...overrides,
});
