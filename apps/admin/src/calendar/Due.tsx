import type { DueTicketView } from '@rep13/contracts-sla';
import { Link } from '@rep13/web-kit/router';
import { DUE_LABELS, dueIn } from '../ticket-clock/ticket-clock.ts';
import { ticketPath } from '../ticket-clock/ticket-path.ts';
import { useNow } from '../ticket-clock/useNow.ts';
import styles from './calendar.module.css';

const EVERY_MS = 60_000;
const TIME = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' });

/** One thing that is due: when, what, about which order. In red once it is near, and then also in words. */
export function Due({ entry }: { entry: DueTicketView }) {
  const { tone, text } = dueIn(entry.dueAt, useNow(true, EVERY_MS));
  return (
    <Link to={ticketPath(entry.ticketId)} className={styles.due} data-row="" data-tone={tone}>
      <span className={styles.when}>
        <time dateTime={entry.dueAt}>{TIME.format(new Date(entry.dueAt))}</time> {DUE_LABELS[entry.clock]}
      </span>
      <span>
        {entry.ticketNumber}, {entry.companyName ?? 'client not known'}
      </span>
      <span className={styles.who}>
        {tone === 'bad' ? `${text}, ${entry.authorityName}` : entry.authorityName}
      </span>
    </Link>
  );
}
