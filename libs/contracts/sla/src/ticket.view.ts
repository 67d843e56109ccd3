import type { TicketAction, TicketStatus, UrgencyLevel } from '@rep13/contracts-constants';

/** One order of an authority, and how far staff has come with it. */
export interface TicketView {
  readonly id: number;
  readonly signupId: number;
  readonly ticketNumber: string;
  readonly authorityName: string;
  /** When the order reached us. */
  readonly authorityContactDate: string;
  /** First human acknowledgement, or null. */
  readonly responseDate: string | null;
  readonly forwardedToClient: boolean;
  readonly forwardedDate: string | null;
  readonly urgencyLevel: UrgencyLevel;
  readonly status: TicketStatus;
  readonly description: string | null;
  /** Hours from the order to the acknowledgement, two decimals, or null. */
  readonly responseTimeHours: number | null;
  /** False from the moment the promise is missed, for good. */
  readonly slaCompliant: boolean;
  /** Until when it is to be acknowledged: 24 plain hours after the contact. */
  readonly dueAt?: string;
  /** Why it was closed; for staff only. */
  readonly closeReason?: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** What a client sees of an order: neither staff's reasons and notes nor who handled it. */
export type ClientTicketView = Omit<TicketView, 'closeReason'>;

/** One line of an order's history. */
export interface TicketEventView {
  readonly id: number;
  /** `open`, an action of staff, or the clock's `warn-50`, `warn-75`, `warn-90`, `breach`, `escalate`. */
  readonly action: string;
  /** Null for the first line. */
  readonly fromStatus: TicketStatus | null;
  readonly toStatus: TicketStatus;
  /** `admin:<id>`, or `system` for the clock. */
  readonly actor: string;
  readonly note: string | null;
  readonly createdAt: string;
}

/** One order as staff works on it; for staff only. */
export interface TicketDetailView extends TicketView {
  readonly dueAt: string;
  readonly closeReason: string | null;
  /** What may be done next; empty when closed. */
  readonly nextActions: readonly TicketAction[];
  /** Its history, oldest first. */
  readonly events: readonly TicketEventView[];
}

export interface TicketTotalsView {
  readonly total: number;
  /** Not closed. */
  readonly open: number;
  /** Promises missed, ever. */
  readonly violations: number;
}

/** The orders that reached us on one day, UTC. */
export interface TicketDayView {
  /** `2026-11-20` */
  readonly day: string;
  readonly received: number;
  readonly acknowledged: number;
  readonly violations: number;
  /** Mean hours to the acknowledgement, two decimals; null while none is acknowledged. */
  readonly averageResponseHours: number | null;
}

/** One point of the chart of acknowledgements. */
export interface TicketResponseView {
  readonly ticketId: number;
  readonly ticketNumber: string;
  readonly authorityContactDate: string;
  readonly responseTimeHours: number;
  readonly slaCompliant: boolean;
}

export interface TicketStatisticsView {
  /** Every day of the period, oldest first, also those without an order. */
  readonly days: readonly TicketDayView[];
  /** The last 200 acknowledged orders of the period, oldest first. */
  readonly responses: readonly TicketResponseView[];
}
