import {
  TICKET_ACTIONS,
  type TicketAction,
  type TicketStatus,
  type UrgencyLevel,
} from '@rep13/contracts-constants';

interface Move {
  readonly from: readonly TicketStatus[];
  readonly to: TicketStatus;
}

/** What decides about a move. */
export interface TicketPosition {
  readonly status: TicketStatus;
  /** Whether there is a client who may hear of it. */
  readonly canBeForwarded: boolean;
}

/**
 * What staff may do with a ticket, and where that leads: one way, step by step. Everything else is refused.
 *
 * - A person acknowledges a ticket before anything else happens to it.
 * - The client hears of it before the work starts, if there is a client who may; a question to the authority interrupts
 *   what goes on, also before the order is forwarded, and its answer leads back there.
 * - The reply comes out of work, never straight from the in-tray.
 * - Closing is possible from everywhere, because orders are withdrawn and misdirected; it takes a reason. It is an
 *   acknowledgement too, if it is the first thing a person does: the ticket then makes two moves, with a line each.
 * - Staff reopens nothing. An authority that writes after the end does, as long as its link is good: what it writes
 *   belongs to its order. What was spam stays closed.
 */
export const TICKET_MOVES: Readonly<Record<TicketAction, Move>> = {
  acknowledge: { from: ['pending'], to: 'acknowledged' },
  forward: { from: ['acknowledged'], to: 'forwarded' },
  start: { from: ['forwarded', 'acknowledged'], to: 'in_progress' },
  'ask-authority': { from: ['acknowledged', 'forwarded', 'in_progress'], to: 'awaiting_authority' },
  // Back to where it was asked from; earlier versions asked during the work alone.
  resume: { from: ['awaiting_authority'], to: 'in_progress' },
  respond: { from: ['in_progress'], to: 'responded' },
  close: {
    from: ['acknowledged', 'forwarded', 'in_progress', 'awaiting_authority', 'responded'],
    to: 'closed',
  },
};

/** The moves an action makes from here, one or two; none if it is not allowed. */
export function movesFor({ status, canBeForwarded }: TicketPosition, action: TicketAction): TicketAction[] {
  if (action === 'forward' && !canBeForwarded) return [];
  if (action === 'start' && status === 'acknowledged' && canBeForwarded) return [];
  if (TICKET_MOVES[action].from.includes(status)) return [action];
  return status === 'pending' && action === 'close' ? ['acknowledge', 'close'] : [];
}

/** What may be done next; nothing once it is closed. */
export const nextActions = (position: TicketPosition): TicketAction[] =>
  TICKET_ACTIONS.filter((action) => movesFor(position, action).length > 0);

/** Of these, what needs a second person: a critical order is not closed by one alone. */
export const actionsForTwo = (actions: readonly TicketAction[], urgencyLevel: UrgencyLevel): TicketAction[] =>
  actions.filter((action) => action === 'close' && urgencyLevel === 'critical');
