import type { ClientTicketView } from '@rep13/contracts-sla';
import { TICKET_ESCALATION_HOURS } from '@rep13/contracts-sla/constants';
import type { Moment } from '@rep13/contracts-constants';

const WAIT_MS = TICKET_ESCALATION_HOURS * 60 * 60 * 1_000;

type Asked = Pick<ClientTicketView, 'status' | 'forwardedDate' | 'updatedAt' | 'clientDueAt'>;
type Waiting = Asked & Pick<ClientTicketView, 'clientReadAt' | 'clientAnsweredAt'>;

/** That we wait for the client's answer to an order. */
export interface ClientWait {
  /** By when we asked for it, ISO 8601. */
  until: Moment;
  isLate: boolean;
  /** The client has said that it has read what we ask about. */
  isRead: boolean;
  /** We wait for the authority first: the client's time does not run, and `until` will move on. */
  standsStill: boolean;
}

/** Whether we wait for the client, and until when; null where no answer is needed, or it is there. */
export function waitForClient(ticket: Waiting, now: Date): ClientWait | null {
  const until = askedUntil(ticket);
  if (ticket.status === 'closed' || until === null || isAnswered(ticket)) return null;
  const isPast = new Date(until) <= now;
  // What was not answered before our reply is not asked for any more; a new question has new time.
  if (ticket.status === 'responded' && isPast) return null;
  const standsStill = ticket.status === 'awaiting_authority';
  return { until, isLate: isPast && !standsStill, isRead: Boolean(ticket.clientReadAt), standsStill };
}

/** By when the client was asked to answer; null where it was not asked. */
export function askedUntil({ status, forwardedDate, updatedAt, clientDueAt }: Asked): string | null {
  if (clientDueAt) return clientDueAt;
  // Forwarded before there was such a clock: as the mail about it says.
  const isForwarded = status === 'forwarded';
  return isForwarded ? new Date(Date.parse(forwardedDate ?? updatedAt) + WAIT_MS).toISOString() : null;
}

/** When the client was asked last; each question of ours gives the whole time again. */
export function askedAt(ticket: Asked): Date | null {
  const until = askedUntil(ticket);
  return until === null ? null : new Date(Date.parse(until) - WAIT_MS);
}

/** An answer to an earlier question is none to this one. */
function isAnswered(ticket: Waiting): boolean {
  const asked = askedAt(ticket);
  return Boolean(ticket.clientAnsweredAt && asked && new Date(ticket.clientAnsweredAt) >= asked);
}
