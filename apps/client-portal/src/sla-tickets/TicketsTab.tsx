import type { TicketView } from '@rep13/contracts';
import { DELAYS_MS } from '@rep13/contracts/constants';
import { EmptyState, Loaded, RefreshNote, Section } from '@rep13/ui';
import type { LiveResponse } from '@rep13/web-kit/api';
import { TicketItem } from './TicketItem.tsx';
import styles from './tickets.module.css';

/** SLA Monitoring: every order that an authority has sent for this client. */
export function TicketsTab({ tickets }: { tickets: LiveResponse<TicketView[]> }) {
  const note = (
    <RefreshNote
      everySeconds={DELAYS_MS.ticketRefresh / 1_000}
      updatedAt={tickets.updatedAt}
      hasFailed={tickets.error !== undefined}
    />
  );
  return (
    <Section
      title="Authorities' orders"
      lead="We answer an authority within 24 hours, every day of the year."
    >
      <Loaded answer={tickets} lines={6}>
        {(list) => (list.length > 0 ? <TicketList tickets={list} /> : <NoTickets />)}
      </Loaded>
      {note}
    </Section>
  );
}

function TicketList({ tickets }: { tickets: TicketView[] }) {
  return (
    <ul className={styles.list}>
      {tickets.map((ticket) => (
        <TicketItem key={ticket.id} ticket={ticket} />
      ))}
    </ul>
  );
}

function NoTickets() {
  return (
    <EmptyState>No regulatory authority requests yet. We'll notify you immediately if any arise.</EmptyState>
  );
}
