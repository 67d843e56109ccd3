import type { TicketView } from '@rep13/contracts';
import { StatusBadge } from '@rep13/ui';
import { clockText, mostUrgent } from './most-urgent.ts';

interface UrgentClockProps {
  tickets: readonly TicketView[];
  /** When the tickets were loaded; the clock moves on with every refresh. */
  now: Date;
}

/** The clock of the most urgent order, on every tab. */
export function UrgentClock({ tickets, now }: UrgentClockProps) {
  const urgent = mostUrgent(tickets, now);
  if (!urgent) return <StatusBadge tone="good">No order is waiting</StatusBadge>;
  const { ticketNumber, minutesLeft } = urgent;
  return (
    <StatusBadge tone={minutesLeft < 0 ? 'bad' : 'waiting'}>
      {ticketNumber}: {clockText(minutesLeft)}
    </StatusBadge>
  );
}
