import type { AuthorityRequestStatusView, TicketFileView } from '@rep13/contracts-sla';

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
  effectAt: null,
  closedAt: null,
  deadlineAt: null,
  missing: [],
  isSenderConfirmed: true,
  readsAnswers: true,
  messages: [],
  files: [],
  ...overrides,
});
