import type { TicketView } from '@rep13/contracts-sla';
import { formatDateTime, StatusBadge } from '@rep13/ui';
import { NextDue } from '../../ticket-clock/NextDue.tsx';
import { useNow } from '../../ticket-clock/useNow.ts';
import { threeClocks, type ClockState } from './three-clocks.ts';
import styles from './clocks.module.css';

/** What is due next, as lists say it, then what is promised about the order, and how much time is left for it. */
export function ThreeClocks({ ticket }: { ticket: TicketView }) {
  const now = useNow(ticket.status !== 'closed');
  return (
    <dl className={styles.clocks}>
      {ticket.status !== 'closed' && (
        <div>
          <dt>Due next</dt>
          <dd>
            <NextDue ticket={ticket} />
          </dd>
        </div>
      )}
      {threeClocks(ticket, now).map((clock) => (
        <OneClock key={clock.name} {...clock} />
      ))}
    </dl>
  );
}

/** Not announced: it changes as time passes. */
function OneClock({ label, tone, text, at, isRunning }: ClockState) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <span role={isRunning ? 'timer' : undefined} aria-live={isRunning ? 'off' : undefined}>
          <StatusBadge tone={tone}>{text}</StatusBadge>
        </span>
        {at && <time dateTime={at}>{formatDateTime(at)}</time>}
      </dd>
    </div>
  );
}
