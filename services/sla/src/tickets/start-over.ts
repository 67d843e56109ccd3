import { OrderEffect } from './order-effect.ts';
import { RunningDeadline } from './running-deadline.ts';
import type { TicketColumns } from './ticket-columns.ts';

const OF_A_CLIENT = {
  forwardedToClient: false,
  forwardedDate: null,
  reachedClientAt: null,
  clientReadAt: null,
  clientAnsweredAt: null,
  escalatedAt: null,
  outcome: null,
  effectAt: null,
  outcomeReason: null,
  ourTurnSince: null,
} as const;

/**
 * Takes from an order all that came of its client, and brings it back to where it is forwarded from. The clocks of the
 * authority run on: an answer that rested on another client is none.
 */
export function startOver(ticket: TicketColumns): void {
  Object.assign(ticket, OF_A_CLIENT, {
    client: new RunningDeadline(),
    clientSaid: new OrderEffect(),
    userTold: ticket.userTold.startOver(),
  });
  ticket.answer.reopen();
  if (ticket.status === 'awaiting_authority') ticket.askedFrom = 'acknowledged';
  else ticket.status = 'acknowledged';
}
