export const URGENCY_LEVELS = ['low', 'normal', 'high', 'critical'] as const;
export type UrgencyLevel = (typeof URGENCY_LEVELS)[number];

/** The life of an authority's order. `closed` is the only end. */
export const TICKET_STATUSES = [
  'pending',
  'acknowledged',
  'forwarded',
  'in_progress',
  'awaiting_authority',
  'responded',
  'closed',
] as const;
export type TicketStatus = (typeof TICKET_STATUSES)[number];

/** What staff may do with an order; which of them when: `services/sla/src/tickets/ticket-moves.ts`. */
export const TICKET_ACTIONS = [
  'acknowledge',
  'forward',
  'start',
  'ask-authority',
  'resume',
  'respond',
  'close',
] as const;
export type TicketAction = (typeof TICKET_ACTIONS)[number];

/** When the clock warns, in percent of the promised hours. The missed promise itself is a breach, not a warning. */
export const TICKET_WARNING_PERCENTS = [50, 75, 90] as const;
export type TicketWarningPercent = (typeof TICKET_WARNING_PERCENTS)[number];

/** A forwarded order that nobody has answered for so long goes to the escalation contact, in hours. */
export const TICKET_ESCALATION_HOURS = 12;

/** Clocks of staff may be fast by so much before a contact date counts as lying in the future, in minutes. */
export const CONTACT_DATE_SKEW_MINUTES = 5;

/** The oldest contact date that may be entered, in days. */
export const CONTACT_DATE_MAX_AGE_DAYS = 366;

/** Lengths of staff's own words, in characters. */
export const TICKET_LIMITS = {
  descriptionMax: 5_000,
  reasonMax: 2_000,
  noteMax: 2_000,
} as const;

/** `SLA-YYYY-NNNNN`; the last part grows past 99999. */
export const TICKET_NUMBER = /^SLA-\d{4}-\d{5,}$/;
