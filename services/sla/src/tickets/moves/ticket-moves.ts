import { TICKET_ACTIONS, type TicketAction, type UrgencyLevel } from '@rep13/contracts-sla/constants';
import {
  AnyTicketAcknowledged,
  AnyTicketAwaitingAuthority,
  AnyTicketClosed,
  AnyTicketResponded,
  AnyTicketResumed,
  AnyTicketStarted,
  TicketAcknowledged,
  TicketAwaitingAuthority,
  TicketClosed,
  TicketForwarded,
  TicketResponded,
  TicketResumed,
  TicketStarted,
} from '@rep13/contracts-sla';
import { throwRequestAway } from '../../authority-requests/throw-away.ts';
import { inBothVersions, ofClient } from '../announce.ts';
import { askAuthority, askClient, endAuthorityWait, meetAnswer, stopClocks } from '../clock-changes.ts';
import { forwardFiles } from '../forward-files.ts';
import { effectOf } from '../order-effect.ts';
import { hoursBetween } from '../ticket-clock.ts';
import type { TicketPosition } from '../ticket-columns.ts';
import { acknowledgement, fact } from '../ticket-facts.ts';
import type { TicketStepName } from '../ticket-step.ts';
import { requireClient, requireEnd } from './requirements.ts';
import type { TicketMove } from './ticket-move.ts';

/**
 * What staff may do with a ticket, where that leads and what it brings about: one way, step by step. Everything else is
 * refused.
 *
 * - A person acknowledges a ticket before anything else happens to it.
 * - The client hears of it before the work starts, if there is a client who may; a question to the authority interrupts
 *   what goes on, also before the order is forwarded, and its answer leads back there.
 * - The reply comes out of work, never straight from the in-tray.
 * - Closing is possible from everywhere, because orders are withdrawn and misdirected; it takes a reason. It is an
 *   acknowledgement too, if it is the first thing a person does: the ticket then makes two moves, with a line each.
 * - Staff reopens nothing. An authority that writes after the end does, as long as its link is good: what it writes
 *   belongs to its order. What was spam stays closed.
 * - A report of Article 18 is no order: it is acknowledged, talked about with its client, and closed.
 */
export const TICKET_MOVES: Readonly<Record<TicketAction, TicketMove>> = {
  acknowledge: {
    from: ['pending'],
    to: 'acknowledged',
    effect: (ticket, { now }) => {
      ticket.responseDate = now;
      ticket.responseTimeHours = hoursBetween(ticket.authorityContactDate, now);
      // The authority of an order that its client reported hears from the client, not from us.
      if (ticket.source !== 'client') ticket.receipt.record(now, 'person');
    },
    announce: inBothVersions(TicketAcknowledged, AnyTicketAcknowledged, acknowledgement),
  },
  forward: {
    from: ['acknowledged'],
    to: 'forwarded',
    guard: ({ canBeForwarded }) => canBeForwarded,
    requireRequest: requireClient,
    effect: (ticket, { now }) => Object.assign(ticket, { forwardedToClient: true, forwardedDate: now }),
    clocks: askClient,
    beside: ({ db }, ticket, { fileIds }, now) => forwardFiles(db, ticket, fileIds, now),
    announce: ofClient(TicketForwarded),
  },
  start: {
    from: ['forwarded', 'acknowledged'],
    to: 'in_progress',
    guard: ({ status, canBeForwarded, isOrder }) => isOrder && (status !== 'acknowledged' || !canBeForwarded),
    announce: inBothVersions(TicketStarted, AnyTicketStarted, fact),
  },
  'ask-authority': {
    from: ['acknowledged', 'forwarded', 'in_progress'],
    to: 'awaiting_authority',
    guard: ({ isOrder }) => isOrder,
    effect: (ticket, { fromStatus, now }) => Object.assign(ticket, { pausedAt: now, askedFrom: fromStatus }),
    clocks: askAuthority,
    announce: inBothVersions(TicketAwaitingAuthority, AnyTicketAwaitingAuthority, fact),
  },
  resume: {
    from: ['awaiting_authority'],
    to: 'in_progress',
    // Back to where it was asked from; earlier versions asked during the work alone.
    effect: (ticket) => (ticket.status = ticket.askedFrom ?? ticket.status),
    clocks: endAuthorityWait,
    announce: inBothVersions(TicketResumed, AnyTicketResumed, fact),
  },
  respond: {
    from: ['in_progress'],
    to: 'responded',
    guard: ({ isOrder }) => isOrder,
    effect: (ticket, { details, now }) => Object.assign(ticket, effectOf(details, now)),
    clocks: meetAnswer,
    announce: inBothVersions(TicketResponded, AnyTicketResponded, fact),
  },
  close: {
    from: ['pending', 'acknowledged', 'forwarded', 'in_progress', 'awaiting_authority', 'responded'],
    to: 'closed',
    takesReason: true,
    requireDetails: requireEnd,
    effect: (ticket, { details, now }) =>
      Object.assign(ticket, effectOf(details, now), {
        closeReason: details.reason ?? '',
        closedAs: details.closedAs ?? null,
        closedAt: now,
      }),
    clocks: stopClocks,
    beside: async (scope, { id, closedAs, closeReason }) => {
      if (closedAs === 'spam') await throwRequestAway(scope, id, closeReason);
    },
    announce: inBothVersions(TicketClosed, AnyTicketClosed, fact),
  },
};

export const isMove = (step: TicketStepName): step is TicketAction => step in TICKET_MOVES;

/** The moves an action makes from here, one or two; none if it is not allowed. */
export function movesFor(position: TicketPosition, action: TicketAction): TicketAction[] {
  const { from, guard } = TICKET_MOVES[action];
  if (!from.includes(position.status) || guard?.(position) === false) return [];
  return position.status === 'pending' && action !== 'acknowledge' ? ['acknowledge', action] : [action];
}

/** What may be done next; nothing once it is closed. */
export const nextActions = (position: TicketPosition): TicketAction[] =>
  TICKET_ACTIONS.filter((action) => movesFor(position, action).length > 0);

/** Of these, what needs a second person: a critical order is not closed by one alone. */
export const actionsForTwo = (actions: readonly TicketAction[], urgencyLevel: UrgencyLevel): TicketAction[] =>
  actions.filter((action) => action === 'close' && urgencyLevel === 'critical');
