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

/** What says whether the promise to acknowledge an order was kept. */
interface Promised {
  readonly responseDate: Date | string | null;
  readonly slaCompliant: boolean;
  readonly status: TicketStatus;
}

/** Nobody has acknowledged the order, and there is still time to: that it is compliant is not the last word. */
export const isAwaitingAcknowledgement = ({ responseDate, slaCompliant, status }: Promised): boolean =>
  responseDate === null && slaCompliant && status !== 'closed';

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

/** Where an order came from: typed in by staff, or sent through the form for authorities. */
export const TICKET_SOURCES = ['staff', 'authority'] as const;
export type TicketSource = (typeof TICKET_SOURCES)[number];

/** What was done about an order: Article 9(1) and 10(1) DSA want the authority told of the effect. */
export const ORDER_OUTCOMES = ['given', 'partly', 'refused'] as const;
export type OrderOutcome = (typeof ORDER_OUTCOMES)[number];

/** Why an order is closed without a reply to its authority. */
export const CLOSED_AS = ['withdrawn', 'misdirected', 'duplicate', 'answered-elsewhere'] as const;
/** `spam`: no authority had sent it. */
export type ClosedAs = (typeof CLOSED_AS)[number] | 'spam';

/** The kinds of illegal content, as the client's yearly report of Article 15 DSA counts orders by them. */
export const ORDER_CATEGORIES = [
  'animal-welfare',
  'consumer-information',
  'cyber-violence',
  'data-protection',
  'illegal-speech',
  'intellectual-property',
  'civic-discourse',
  'minors',
  'public-security',
  'scams',
  'self-harm',
  'unsafe-products',
  'violence',
  'other',
] as const;
export type OrderCategory = (typeof ORDER_CATEGORIES)[number];

/** Who writes to whom about an order. */
export const MESSAGE_DIRECTIONS = [
  'staff_to_client',
  'client_to_staff',
  'staff_to_authority',
  'authority_to_staff',
] as const;
export type MessageDirection = (typeof MESSAGE_DIRECTIONS)[number];

/** Who hears staff. */
export const MESSAGE_RECIPIENTS = ['client', 'authority'] as const;
export type MessageRecipient = (typeof MESSAGE_RECIPIENTS)[number];

/** The promises that run beside each other: our acknowledgement, the answer to the authority, the client's to us. */
export const TICKET_CLOCKS = ['acknowledge', 'answer', 'client'] as const;
export type TicketClockName = (typeof TICKET_CLOCKS)[number];

/** How many files a ticket may hold, and how large one may be. */
export const TICKET_FILES = {
  bytesMax: 10 * 1024 * 1024,
  filesMax: 20,
  /** All files of who filed a request together, in bytes, before the mailbox that it names is confirmed. */
  unconfirmedBytesMax: 5 * 1024 * 1024,
} as const;

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
  messageMax: 20_000,
  wordMax: 500,
} as const;

/** `SLA-YYYY-NNNNN`; the last part grows past 99999. */
export const TICKET_NUMBER = /^SLA-\d{4}-\d{5,}$/;
