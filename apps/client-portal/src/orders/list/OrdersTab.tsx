import type { ClientUserView } from '@rep13/contracts-onboarding';
import type { ClientTicketView } from '@rep13/contracts-sla';
import { DELAYS_MS } from '@rep13/contracts-constants';
import { EmptyState, Loaded, RefreshNote, Section } from '@rep13/ui';
import type { LiveResponse } from '@rep13/web-kit/api';
import { LifeAtRisk } from '../life-at-risk/LifeAtRisk.tsx';
import { ReportOrder } from '../report/ReportOrder.tsx';
import { ResponseTimes } from './ResponseTimes.tsx';
import { OpenOrderList, OrderList } from './OrderList.tsx';
import { activeOf, closedOf } from '../order-filters.ts';

interface OrdersTabProps {
  tickets: LiveResponse<ClientTicketView[]>;
  user: Pick<ClientUserView, 'companyName'>;
}

/** SLA Monitoring: every order that an authority has sent for this client, those still open first. */
export function OrdersTab({ tickets, user }: OrdersTabProps) {
  return (
    <>
      <Section
        title="Authorities' orders"
        lead="We acknowledge every order within 24 hours, every day of the year. Times are in your time zone."
      >
        <Loaded answer={tickets} lines={6}>
          {(list) => (list.length > 0 ? <OpenOrderList tickets={activeOf(list)} /> : <NoOrders />)}
        </Loaded>
        <ResponseTimes />
        <RefreshNote
          everySeconds={DELAYS_MS.ticketRefresh / 1_000}
          updatedAt={tickets.updatedAt}
          hasFailed={tickets.error !== undefined}
        />
      </Section>
      <ReportOrder onReported={() => tickets.mutate()} />
      <LifeAtRisk companyName={user.companyName} />
      <Closed tickets={closedOf(tickets.data ?? [])} />
    </>
  );
}

function Closed({ tickets }: { tickets: ClientTicketView[] }) {
  if (tickets.length === 0) return null;
  return (
    <Section title="Closed orders">
      <OrderList tickets={tickets} />
    </Section>
  );
}

function NoOrders() {
  return (
    <EmptyState>No regulatory authority requests yet. We'll notify you immediately if any arise.</EmptyState>
  );
}
