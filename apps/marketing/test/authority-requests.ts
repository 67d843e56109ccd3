import type {
  AuthorityRequestStatusView,
  FiledOrderView,
  TicketFileView,
} from '@rep13/contracts-authority-requests';

export const REFERENCE = 'A-ABCD-EFGH';
export const TOKEN = 'a-token_of-43-characters';
export const REQUEST_PATH = `/api/authority-requests/${REFERENCE}`;

export const buildTicketFile = (overrides: Partial<TicketFileView> = {}): TicketFileView => ({
  id: '0193b1c2-0000-7000-8000-000000000001',
  name: 'order.pdf',
  contentType: 'application/pdf',
  size: 2_048,
  createdAt: '2026-11-20T09:15:00.000Z',
  ...overrides,
});

/** A request that nobody has acknowledged yet, and that lacks nothing. */
export const buildRequest = (
  overrides: Partial<AuthorityRequestStatusView> = {},
): AuthorityRequestStatusView => ({
  reference: REFERENCE,
  state: 'received',
  kind: 'act',
  authorityName: 'Autoriteit Consument & Markt',
  ownReference: 'ACM/26/123',
  target: 'R13-ABCDEFGH',
  receivedAt: '2026-11-20T09:14:00.000Z',
  acknowledgedAt: null,
  outcome: null,
  effectAt: null,
  outcomeReason: null,
  figures: null,
  closedAt: null,
  deadlineAt: null,
  missing: [],
  isSenderConfirmed: true,
  readsAnswers: true,
  messages: [],
  files: [],
  order: buildFiledOrder(),
  writing: 'open',
  ...overrides,
});

/** As the officer typed it. */
export const buildFiledOrder = (overrides: Partial<FiledOrderView> = {}): FiledOrderView => ({
  kind: 'act',
  foreignKind: null,
  memberState: 'Netherlands',
  authorityName: 'Autoriteit Consument & Markt',
  ownReference: 'ACM/26/123',
  legalBasis: 'Article 2.7 Whc',
  reasons: 'The listing sells goods\nthat were recalled.',
  reasonsWithheld: false,
  urls: ['https://northwind.example/1', 'https://northwind.example/2'],
  identifiers: [],
  redress: 'Appeal within six weeks.',
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
  missing: [],
  officerName: 'Eva de Vries',
  officerGrade: null,
  email: 'eva@acm.example',
  phone: null,
  target: 'R13-ABCDEFGH',
  doNotInform: false,
  receivedAt: '2026-11-20T09:14:00.000Z',
  ...overrides,
});
