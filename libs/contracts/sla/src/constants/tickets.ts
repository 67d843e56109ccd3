import { AUTHORITY_LIMITS } from '@rep13/contracts-authority-requests/constants';

export const URGENCY_LEVELS = ['low', 'normal', 'high', 'critical'] as const;
export type UrgencyLevel = (typeof URGENCY_LEVELS)[number];

/** What an order can be that is not critical after all. */
export const LOWER_URGENCIES = ['low', 'normal', 'high'] as const;

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

/** Whether the promise was kept; `so-far`: nobody has acknowledged the order, and there is still time to. */
export const complianceOf = ({
  responseDate,
  slaCompliant,
  status,
}: Promised): 'kept' | 'so-far' | 'missed' => {
  if (!slaCompliant) return 'missed';
  return responseDate === null && status !== 'closed' ? 'so-far' : 'kept';
};

/** What staff may do with an order; which of them when: `services/sla/src/tickets/moves/ticket-moves.ts`. */
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

/** Where an order came from: typed in by staff, sent through the form for authorities, or reported by the client. */
export const TICKET_SOURCES = ['staff', 'authority', 'client'] as const;
export type TicketSource = (typeof TICKET_SOURCES)[number];

/** Why an order ends without an outcome: there was nothing to give effect to. `spam`: no authority had sent it. */
export const CLOSED_WITHOUT_OUTCOME = ['withdrawn', 'misdirected', 'duplicate', 'spam'] as const;

/** Why a report of a threat to life or safety ends, Article 18 DSA: its client informed authorities, or had not to. */
export const REPORT_CLOSED_AS = ['authorities-informed', 'no-threat'] as const;

/** What an end may be called; `answered-elsewhere` says where the answer went, so it takes an outcome too. */
export const CLOSED_AS = [...CLOSED_WITHOUT_OUTCOME, 'answered-elsewhere', ...REPORT_CLOSED_AS] as const;
export type ClosedAs = (typeof CLOSED_AS)[number];

export const endsReport = (closedAs: ClosedAs): boolean =>
  REPORT_CLOSED_AS.some((reason) => reason === closedAs);

export const needsOutcome = (closedAs: ClosedAs | null | undefined): boolean =>
  !CLOSED_WITHOUT_OUTCOME.some((reason) => reason === closedAs);

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

/**
 * What an order can wait for: that we read what was written to us, our acknowledgement, the answer to the authority, the
 * client's to us, the authority's to our question, and where it waits for none of these, our next step.
 */
export const TICKET_CLOCKS = ['message', 'acknowledge', 'answer', 'client', 'authority', 'step'] as const;
export type TicketClockName = (typeof TICKET_CLOCKS)[number];

/** Whose turn it is. */
export const TICKET_PARTIES = ['staff', 'client', 'authority'] as const;
export type TicketParty = (typeof TICKET_PARTIES)[number];

/** So long an authority has to answer our question, in hours; then the order is ours again. */
export const AUTHORITY_WAIT_HOURS = 72;

/** So long a message may lie before somebody of staff reads it, in hours. */
export const MESSAGE_READ_HOURS = 4;

/** So long we take for our own next step at most, in hours. */
export const OUR_STEP_HOURS = 24;

/**
 * The ways to sort tickets. `newest` first; `due`: what is due next first, and behind it those with nothing due;
 * `contact`: the latest contact first; every other one ascending, equal ones newest first.
 */
export const TICKET_SORTS = [
  'newest',
  'due',
  'contact',
  'authority',
  'client',
  'urgency',
  'status',
  'compliant',
  'state',
  'kind',
  'assignee',
] as const;
export type TicketSort = (typeof TICKET_SORTS)[number];

/** When the clock warns, in percent of the promised hours. The missed promise itself is a breach, not a warning. */
export const TICKET_WARNING_PERCENTS = [50, 75, 90] as const;
export type TicketWarningPercent = (typeof TICKET_WARNING_PERCENTS)[number];

/** A forwarded order that nobody has answered for so long goes to the escalation contact, in hours. */
export const TICKET_ESCALATION_HOURS = 12;

/** The oldest contact date that may be entered, in days. */
export const CONTACT_DATE_MAX_AGE_DAYS = 366;

/** Lengths of staff's own words, in characters. */
export const TICKET_LIMITS = {
  descriptionMax: 5_000,
  reasonMax: 2_000,
  noteMax: 2_000,
  wordMax: 500,
  outcomeReasonMax: 2_000,
  userToldReasonMax: 2_000,
  categoryDescriptionMax: 500,
} as const;

/** What an order cites at most: provisions, and characters of each. */
export const CITED_PROVISIONS = { linesMax: 20, lineMax: AUTHORITY_LIMITS.legalBasisMax } as const;

/** So many orders that are not ready for the yearly report are counted at most: the count is asked every few seconds. */
export const REPORT_INCOMPLETE_MAX = 1_000;

/** Items of information in one order at most; more is a slip. */
export const ITEM_COUNT_MAX = 1_000_000;

/** `SLA-YYYY-NNNNN`; the last part grows past 99999. */
export const TICKET_NUMBER = /^SLA-\d{4}-\d{5,}$/;
