import type { TicketView } from '@rep13/contracts';
import { DELAYS_MS } from '@rep13/contracts/constants';
import { Loaded, RefreshNote } from '@rep13/ui';
import type { LiveResponse } from '@rep13/web-kit/api';
import { TicketsTable } from './TicketsTable.tsx';
import styles from './tickets-tab.module.css';

/** SLA Monitoring: the list, and how old it is. */
export function TicketsTab({ tickets }: { tickets: LiveResponse<TicketView[]> }) {
  return (
    <div className={styles.tab}>
      <Loaded answer={tickets}>{(list) => <TicketsTable tickets={list} />}</Loaded>
      <RefreshNote
        everySeconds={DELAYS_MS.ticketRefresh / 1_000}
        updatedAt={tickets.updatedAt}
        hasFailed={tickets.error !== undefined}
      />
    </div>
  );
}
