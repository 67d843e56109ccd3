import type { DueTicketView } from '@rep13/contracts-sla';
import { formatDate } from '@rep13/ui';
import { serverNow } from '@rep13/web-kit/clock';
import { dayOf } from './calendar-days.ts';
import styles from './calendar.module.css';
import { Due } from './Due.tsx';

/** Of a day in a month; its week shows all. */
const MOST_IN_MONTH = 4;

interface DaysProps {
  days: readonly Date[];
  due: ReadonlyMap<string, DueTicketView[]>;
  /** Which month is shown; null for a week. */
  month: number | null;
  onMore: (day: Date) => void;
}

const WEEKDAY = new Intl.DateTimeFormat('en-GB', { weekday: 'long' });

/**
 * A list of days, each with the list of what is due: so it is read out, so it stands on a phone, and beside each other the
 * days are a calendar.
 */
export function Days({ days, due, month, onMore }: DaysProps) {
  const today = dayOf(new Date(serverNow()));
  return (
    <ol className={styles.days} aria-label="Days" data-view={month === null ? 'week' : 'month'}>
      {days.map((day) => {
        const name = dayOf(day);
        const entries = due.get(name) ?? [];
        const shown = month === null ? entries : entries.slice(0, MOST_IN_MONTH);
        const isOther = month !== null && day.getMonth() !== month;
        return (
          <li
            key={name}
            className={styles.day}
            aria-current={name === today ? 'date' : undefined}
            data-other={isOther ? '' : undefined}
            data-empty={entries.length === 0 ? '' : undefined}
          >
            <h2>
              <span>{WEEKDAY.format(day)}</span> <time dateTime={name}>{formatDate(day)}</time>
            </h2>
            {entries.length === 0 && <p className={styles.unseen}>Nothing is due</p>}
            <ul>
              {shown.map((entry) => (
                <li key={`${entry.ticketId} ${entry.clock}`}>
                  <Due entry={entry} />
                </li>
              ))}
            </ul>
            {entries.length > shown.length && (
              <button type="button" className={styles.further} onClick={() => onMore(day)}>
                {entries.length - shown.length} more
              </button>
            )}
          </li>
        );
      })}
    </ol>
  );
}
