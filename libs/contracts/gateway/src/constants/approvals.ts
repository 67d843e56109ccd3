/** The steps that take two of staff: one asks, another agrees. */
export const APPROVAL_KINDS = [
  'close-critical-ticket',
  'refuse-order',
  'lift-do-not-inform',
  'end-mandate',
  'refund-payment',
  'change-client-address',
  'change-order-client',
  'lower-urgency',
  'write-invoice',
] as const;
export type ApprovalKind = (typeof APPROVAL_KINDS)[number];

/** How long a request to agree stands, in days; then it is asked again or left. */
export const APPROVAL_DAYS = 7;

/**
 * How long, in days, who made an account or reset its password stands too near to it for one to agree to what the other
 * asks for.
 */
export const INDEPENDENT_AFTER_DAYS = 7;

/** Lists that a member of staff has saved with their filters, at most. */
export const SAVED_VIEWS_MAX = 30;
