import {
  toClientTicketView,
  type ClientTicketDetailView,
  type ResponseTimesRowView,
  type ResponseTimesView,
} from '@rep13/contracts-sla';
import type {
  AuthorityRequestReceiptView,
  AuthorityRequestStatusView,
  OrderView,
  TicketFileView,
} from '@rep13/contracts-authority-requests';
import { buildTicketView } from './builders.ts';

export { buildTicketDetailView, buildTicketView } from './builders.ts';

export const REFERENCE = 'A-ABCD-EFGH';

export const buildTicketFileView = (given: Partial<TicketFileView> = {}): TicketFileView => ({
  id: '019aa08e-8b40-7bbb-8ccc-0123456789ab',
  name: 'Anlage – 附件.pdf',
  contentType: 'application/pdf',
  size: 9,
  createdAt: '2026-11-20T10:00:00.000Z',
  ...given,
});

/** What staff reads of a file beside it. */
export const OF_STAFF = { from: 'staff', ofEarlierClient: false, forwardedAt: null } as const;

export const buildReceiptView = (): AuthorityRequestReceiptView => ({
  reference: REFERENCE,
  token: 'the-token',
  missing: ['redress'],
  translation: null,
  foreignKind: null,
});

/** What an order says. */
export const buildOrderView = (): OrderView => ({
  kind: 'act',
  foreignKind: null,
  memberState: 'Netherlands',
  authorityName: 'ACM',
  ownReference: null,
  legalBasis: null,
  reasons: 'Why',
  reasonsWithheld: false,
  urls: [],
  identifiers: [],
  redress: null,
  scope: null,
  effectTo: null,
  language: null,
  translation: null,
  authorityType: null,
  fileNumber: null,
  issuedAt: null,
  challengeCourt: null,
  challengeDeadline: null,
  userNotice: null,
  userNoticeFrom: null,
  deadlineAt: null,
  missing: ['redress'],
});

export const buildStatusView = (
  given: Partial<AuthorityRequestStatusView> = {},
): AuthorityRequestStatusView => ({
  reference: REFERENCE,
  state: 'received',
  kind: 'act',
  authorityName: 'ACM',
  ownReference: null,
  target: 'acme.example',
  receivedAt: '2026-11-20T09:14:00.000Z',
  acknowledgedAt: null,
  outcome: null,
  effectAt: null,
  outcomeReason: null,
  figures: null,
  closedAt: null,
  deadlineAt: null,
  missing: ['redress'],
  isSenderConfirmed: false,
  readsAnswers: true,
  order: {
    ...buildOrderView(),
    officerName: null,
    officerGrade: null,
    email: 'eva@acm.nl',
    phone: null,
    target: 'R13-ABCDEFGH',
    doNotInform: false,
    receivedAt: '2026-11-20T09:14:00.000Z',
  },
  writing: 'open',
  messages: [{ id: 1, from: 'staff', body: 'We have it', createdAt: '2026-11-20T10:00:00.000Z', files: [] }],
  files: [buildTicketFileView()],
  ...given,
});

export const buildClientTicketDetailView = (): ClientTicketDetailView => ({
  ...toClientTicketView(buildTicketView()),
  order: null,
  files: [buildTicketFileView()],
  messages: [
    {
      id: 1,
      from: 'client',
      body: 'Done',
      createdAt: '2026-11-20T10:00:00.000Z',
      files: [buildTicketFileView()],
    },
  ],
  steps: [{ step: 'received', at: '2026-11-20T09:14:00.000Z' }],
  userLetter: null,
  canAnswer: true,
});

const row = (group: string): ResponseTimesRowView => ({
  group,
  received: 3,
  acknowledged: 2,
  within24h: 2,
  missed: 0,
  p50Hours: 1.5,
  p90Hours: 2,
  p95Hours: 2,
  maxHours: 2.25,
});

export const buildResponseTimesView = (): ResponseTimesView => ({
  from: '2026-08-22T00:00:00.000Z',
  to: '2026-11-20T00:00:00.000Z',
  all: row(''),
  byAuthority: [row('ACM')],
  byState: [row('Netherlands')],
  byClient: [row('=Acme Ltd')],
});
