import * as clock from './ticket-clock.ts';
import type { TicketColumns } from './ticket-columns.ts';

/** What it has read before is not what it is asked now. */
export function askClient(ticket: TicketColumns, now: Date): void {
  ticket.clientReadAt = null;
  ticket.client.start(now, clock.escalationAt(now), now);
}

export const askAuthority = ({ authorityWait }: TicketColumns, now: Date): void =>
  authorityWait.start(now, clock.authorityWaitUntil(now), now);

/** For the client, the time that we waited for the authority does not count; the authority's own date stays. */
export function endAuthorityWait(ticket: TicketColumns, now: Date): void {
  if (!ticket.pausedAt) return;
  ticket.authorityWait.meet(now);
  ticket.client.leaveOut(ticket.pausedAt, now);
  Object.assign(ticket, { pausedAt: null, askedFrom: null });
}

/** The authority has what it wanted: the client is not called for it any more. */
export function meetAnswer({ answer, client }: TicketColumns, now: Date): void {
  answer.meet(now);
  client.cancel();
}

/** Whatever became of it, its authority waits for nothing more; what nobody has sent nobody waits for. */
export function stopClocks(ticket: TicketColumns, now: Date): void {
  endAuthorityWait(ticket, now);
  if (ticket.closedAs === 'spam') ticket.answer.cancel();
  else ticket.answer.meet(now);
  ticket.client.cancel();
  takeTurn(ticket);
}

/** Staff has answered: it has read what there was, and its next step counts from now. */
export const takeTurn = (ticket: TicketColumns): void =>
  void Object.assign(ticket, { unreadSince: null, ourTurnSince: null });
