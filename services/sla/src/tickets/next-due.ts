import type { TicketClockName, TicketParty, TicketStatus } from '@rep13/contracts-sla/constants';
import type { RunningDeadline } from './running-deadline.ts';
import * as clock from './ticket-clock.ts';

/** What decides what an order waits for. */
interface Waiting {
  readonly status: TicketStatus;
  readonly dueAt: Date;
  readonly responseDate: Date | null;
  readonly pausedAt: Date | null;
  readonly ourTurnSince: Date | null;
  readonly unreadSince: Date | null;
  readonly answer: RunningDeadline;
  readonly client: RunningDeadline;
  readonly authorityWait: RunningDeadline;
}

interface NextDue {
  readonly nextDueAt: Date | null;
  readonly nextDue: TicketClockName | null;
  readonly nextDueBy: TicketParty | null;
}

const NOTHING: NextDue = { nextDueAt: null, nextDue: null, nextDueBy: null };

const isAwaited = ({ isOpen, missedAt }: RunningDeadline): boolean => isOpen && missedAt === null;

/** Whom we wait for with a time that still runs; null: it is our turn. */
function waitsFor({ pausedAt, client, authorityWait }: Waiting): TicketParty | null {
  if (isAwaited(authorityWait)) return 'authority';
  return isAwaited(client) && !pausedAt ? 'client' : null;
}

/** Since when it is our turn: from when nobody else's time runs, and from each of our steps on. */
export function ourTurnSince(ticket: Waiting, now: Date): Date | null {
  const isOurs = ticket.status !== 'closed' && ticket.responseDate !== null && waitsFor(ticket) === null;
  return isOurs ? (ticket.ourTurnSince ?? now) : null;
}

/**
 * What is to be done next about an order, by whom and by when: the one answer that lists, counts and pages go by. An
 * open order has one in every state. Our own promises stay due however late; what others have missed is our turn.
 */
export function nextDueOf(ticket: Waiting): NextDue {
  if (ticket.status === 'closed') return NOTHING;
  const waiting = waitsFor(ticket);
  const due: NextDue[] = [];
  const add = (nextDue: TicketClockName, nextDueBy: TicketParty, nextDueAt: Date | null) =>
    nextDueAt && due.push({ nextDue, nextDueBy, nextDueAt });
  if (ticket.unreadSince) add('message', 'staff', clock.readBy(ticket.unreadSince));
  if (!ticket.responseDate) add('acknowledge', 'staff', ticket.dueAt);
  if (ticket.answer.isOpen) add('answer', 'staff', ticket.answer.dueAt);
  if (waiting === 'client') add('client', 'client', ticket.client.dueAt);
  if (waiting === 'authority') add('authority', 'authority', ticket.authorityWait.dueAt);
  if (ticket.ourTurnSince) add('step', 'staff', clock.ourStepUntil(ticket.ourTurnSince));
  const first = clock.earliest(...due.map(({ nextDueAt }) => nextDueAt));
  return due.find(({ nextDueAt }) => nextDueAt === first) ?? NOTHING;
}
