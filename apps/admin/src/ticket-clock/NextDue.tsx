import type { TicketView } from '@rep13/contracts-sla';
import { StatusBadge } from '@rep13/ui';
import { TwoLines } from '../frame/TwoLines.tsx';
import { acknowledgedAfter, dueNext } from './ticket-clock.ts';
import { EVERY_MS, useNow } from './useNow.ts';

/** What is to be done next about an order, and in which time; in red once that is near. */
export function NextDue({ ticket }: { ticket: TicketView }) {
  const now = useNow(ticket.nextDueAt !== null, EVERY_MS);
  const next = dueNext(ticket, now);
  if (!next) return nothingDue(ticket);
  return <TwoLines main={<StatusBadge tone={next.tone}>{next.text}</StatusBadge>} more={next.what} />;
}

function nothingDue({ status, pausedAt, responseDate, authorityContactDate }: TicketView) {
  const taken = responseDate && `Acknowledged after ${acknowledgedAfter(authorityContactDate, responseDate)}`;
  return <TwoLines main={status === 'closed' ? '' : pausedAt ? 'Paused' : 'Nothing'} more={taken} />;
}
