import type { TicketView } from '@rep13/contracts';
import { AUTHORITY_RESPONSE_HOURS } from '@rep13/contracts/constants';

const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;

type Waiting = Pick<TicketView, 'ticketNumber' | 'authorityContactDate' | 'responseDate' | 'status'>;

export interface UrgentTicket {
  ticketNumber: string;
  /** Until the promise is broken; negative since it was. */
  minutesLeft: number;
}

/** The unacknowledged order whose 24 hours end first, or `null` when none is waiting. */
export function mostUrgent(tickets: readonly Waiting[], now: Date): UrgentTicket | null {
  const clocks = tickets
    .filter(({ responseDate, status }) => responseDate === null && status !== 'closed')
    .map(({ ticketNumber, authorityContactDate }) => ({
      ticketNumber,
      minutesLeft: minutesLeft(new Date(authorityContactDate), now),
    }));
  return clocks.sort((a, b) => a.minutesLeft - b.minutesLeft)[0] ?? null;
}

function minutesLeft(receivedAt: Date, now: Date): number {
  const passed = Math.floor((now.getTime() - receivedAt.getTime()) / MINUTE_MS);
  return AUTHORITY_RESPONSE_HOURS * HOUR_MINUTES - passed;
}

/** Such as "3 h 12 min left" or "1 h 5 min overdue". */
export function clockText(minutes: number): string {
  const absolute = Math.abs(minutes);
  const text = `${Math.floor(absolute / HOUR_MINUTES)} h ${absolute % HOUR_MINUTES} min`;
  return `${text} ${minutes < 0 ? 'overdue' : 'left'}`;
}
