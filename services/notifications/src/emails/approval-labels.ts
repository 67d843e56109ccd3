import type { ApprovalKind } from '@rep13/contracts-gateway/constants';

/** What is to be done, as a sentence goes on: "grace asks to …". */
export const APPROVAL_LABELS: Record<ApprovalKind, string> = {
  'close-critical-ticket': 'close a critical order',
  'refuse-order': 'refuse an order',
  'lift-do-not-inform': 'let the client know of an order',
  'end-mandate': 'end a mandate',
  'refund-payment': 'pay a fee back',
  'change-order-client': 'say that an order is about another client',
  'write-invoice': 'write or correct an invoice',
  'change-client-address': 'change an email address of a client',
  'lower-urgency': 'say that an order is not critical',
};
