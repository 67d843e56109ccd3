import { TICKET_ACTIONS, type TicketAction, type TicketStatus } from '@rep13/contracts';

interface Move {
  readonly from: readonly TicketStatus[];
  readonly to: TicketStatus;
}

/**
 * What the desk may do with an order, and where that leads. Everything else is refused. Design section 7.
 *
 * - An order is acknowledged before anything else happens to it. The first action of a person counts as that, so
 *   whatever an acknowledged order takes, a pending one takes too: it then makes two moves, with a line each.
 * - The client may be asked at once (`forward`) or during the work; work may start without the client.
 * - A question to the authority may come at any time before the reply; its answer leads back to the work.
 * - The reply comes out of work, never straight from the in-tray.
 * - Closing is possible from everywhere, because orders are withdrawn and misdirected; it takes a reason.
 * - Nothing is reopened: an authority that writes again sends a new order, with 24 hours of its own.
 */
export const TICKET_MOVES: Readonly<Record<TicketAction, Move>> = {
  acknowledge: { from: ['pending'], to: 'acknowledged' },
  forward: { from: ['acknowledged', 'in_progress'], to: 'forwarded' },
  start: { from: ['acknowledged', 'forwarded'], to: 'in_progress' },
  'ask-authority': { from: ['acknowledged', 'forwarded', 'in_progress'], to: 'awaiting_authority' },
  resume: { from: ['awaiting_authority'], to: 'in_progress' },
  respond: { from: ['in_progress'], to: 'responded' },
  close: {
    from: ['acknowledged', 'forwarded', 'in_progress', 'awaiting_authority', 'responded'],
    to: 'closed',
  },
};

/** The moves an action makes from here, one or two; none if it is not allowed. */
export function movesFor(status: TicketStatus, action: TicketAction): TicketAction[] {
  if (TICKET_MOVES[action].from.includes(status)) return [action];
  const takesAcknowledged = status === 'pending' && TICKET_MOVES[action].from.includes('acknowledged');
  return takesAcknowledged ? ['acknowledge', action] : [];
}

/** What may be done next; nothing once it is closed. */
export const nextActions = (status: TicketStatus): TicketAction[] =>
  TICKET_ACTIONS.filter((action) => movesFor(status, action).length > 0);
