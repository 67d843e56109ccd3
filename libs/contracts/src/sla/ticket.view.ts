import type { TicketStatus, UrgencyLevel } from '../constants/tickets.ts';

/** One order of an authority. Spec section 3, sla_tickets. */
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
  readonly slaCompliant: boolean;
  readonly createdAt: string;
  readonly updatedAt: string;
}
