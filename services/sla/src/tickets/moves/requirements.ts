import { endsReport, needsOutcome } from '@rep13/contracts-sla/constants';
import type { TicketColumns } from '../ticket-columns.ts';
import { ClientNotToBeInformed, ClientUnknown, TicketNotReplied, WrongEnd } from '../tickets.errors.ts';
import type { MoveDetails } from './ticket-move.ts';

/**
 * An order ends with what was done about it, however much was written meanwhile and by whichever way it came, or because
 * there was nothing to do. A report of Article 18 has reasons of its own; earlier versions name none.
 * @throws TicketNotReplied, WrongEnd
 */
export function requireEnd(
  ticket: Pick<TicketColumns, 'status' | 'outcome' | 'lifeAtRisk'>,
  { outcome, closedAs }: MoveDetails,
): void {
  if (ticket.status === 'closed') return;
  if (closedAs && endsReport(closedAs) !== ticket.lifeAtRisk) throw new WrongEnd('closedAs');
  if (ticket.lifeAtRisk && outcome) throw new WrongEnd('outcome');
  if (ticket.lifeAtRisk) return;
  if (ticket.outcome === null && !outcome && needsOutcome(closedAs)) throw new TicketNotReplied();
}

/** There is a client who may hear of the order. @throws ClientUnknown, ClientNotToBeInformed */
export function requireClient({ signupId, doNotInform }: TicketColumns): void {
  if (signupId === null) throw new ClientUnknown();
  if (doNotInform) throw new ClientNotToBeInformed();
}
