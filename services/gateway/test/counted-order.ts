import type { TicketDetailView } from '@rep13/contracts-sla';

/** An order with all that a report of Article 15 DSA counts. */
export const COUNTED: Partial<TicketDetailView> = {
  orderKind: 'act',
  category: 'STATEMENT_CATEGORY_SCAMS_AND_FRAUD',
  subcategory: 'KEYWORD_OTHER',
  categoryDescription: 'Fake tolls',
  itemCount: 2,
  citedProvisions: ['Article 5'],
  receiptInformedAt: '2026-11-20T09:15:00.000Z',
  receiptAutomatic: true,
  issuingState: 'Netherlands',
  outcome: 'given',
  effectAt: '2026-11-21T09:14:00.000Z',
  outcomeReason: 'Asked for',
  clientSaid: { outcome: 'given', effectAt: '2026-11-21T09:10:00.000Z', reason: null },
  answerDueAt: '2026-11-27T17:00:00.000Z',
  answerOnTime: true,
  assigneeId: 12,
};

/** The same in the file of orders. */
export const COUNTED_CELLS = {
  Order: 'act',
  Category: 'STATEMENT_CATEGORY_SCAMS_AND_FRAUD',
  'Sub-category': 'KEYWORD_OTHER',
  'Description of the sub-category': 'Fake tolls',
  'Items of information': '2',
  'Cited provisions': '"[""Article 5""]"',
  'Informed of the receipt at (UTC)': '2026-11-20T09:15:00.000Z',
  'Informed of the receipt automatically': 'yes',
  'Issuing state': 'Netherlands',
  Outcome: 'given',
  'Effect given at (UTC)': '2026-11-21T09:14:00.000Z',
  'Reason for the outcome': 'Asked for',
  'Effect given at (UTC) as the client says': '2026-11-21T09:10:00.000Z',
  'Answer due at (UTC)': '2026-11-27T17:00:00.000Z',
  'Answered on time': 'yes',
  'Works on it (staff ID)': '12',
};
