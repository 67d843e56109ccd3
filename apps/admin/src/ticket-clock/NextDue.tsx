import type { TicketClockName } from '@rep13/contracts-constants';
import type { TicketView } from '@rep13/contracts-sla';
import { StatusBadge } from '@rep13/ui';
import { TwoLines } from '../frame/TwoLines.tsx';
import { acknowledgedAfter, dueIn } from './ticket-clock.ts';
import { useNow } from './useNow.ts';

/** What is shown counts in minutes. */
const EVERY_MS = 15_000;

/** What each clock counts to. */
export const DUE_WORDS: Record<TicketClockName, string> = {
  acknowledge: 'Acknowledge it',
  answer: 'Answer the authority',
  client: 'Answer of the client',
};

/** What is to be done next about an order, and in which time; in red once that is near. */
export function NextDue({ ticket }: { ticket: TicketView }) {
  const { nextDue, nextDueAt } = ticket;
  const now = useNow(nextDueAt !== null, EVERY_MS);
  if (!nextDue || !nextDueAt) return nothingDue(ticket);
  const { tone, text } = dueIn(nextDueAt, now);
  return <TwoLines main={<StatusBadge tone={tone}>{text}</StatusBadge>} more={DUE_WORDS[nextDue]} />;
}

function nothingDue({ status, pausedAt, responseDate, authorityContactDate }: TicketView) {
  const taken = responseDate && `Acknowledged after ${acknowledgedAfter(authorityContactDate, responseDate)}`;
  return <TwoLines main={status === 'closed' ? '' : pausedAt ? 'Paused' : 'Nothing'} more={taken} />;
}
