import { EmptyState, LoadError, Page, Skeleton } from '@rep13/ui';
import type { TicketDetailView, TicketView as Order } from '@rep13/contracts-sla';
import { ApiError, type LiveResponse } from '@rep13/web-kit/api';
import { Link, useParams } from '@rep13/web-kit/router';
import { AdminLayout } from '../layout/AdminLayout.tsx';
import { TitledPage } from '../layout/TitledPage.tsx';
import { tabPath } from '../frame/tabs.ts';
import { OpenOrders } from './open-orders/OpenOrders.tsx';
import styles from './open-orders/open-orders.module.css';
import { useOpenOrders } from './open-orders/useOpenOrders.ts';
import { useOrderKeys } from './open-orders/useOrderKeys.ts';
import { orderTitle } from './ticket-labels.ts';
import { TicketView } from './TicketView.tsx';
import { useTicket } from './useTicket.ts';

/** One order, to be worked on, beside the list that it is one of. */
export function TicketPage() {
  const { id = '' } = useParams();
  return (
    <AdminLayout>
      <InItsList id={id} />
    </AdminLayout>
  );
}

function InItsList({ id }: { id: string }) {
  const answer = useTicket(id);
  const orders = useOpenOrders(answer.data);
  useOrderKeys(Number(id), orders);
  const known = orders.rows?.find((order) => order.id === Number(id));
  return (
    <div className={styles.beside}>
      {orders.isShown && <OpenOrders id={Number(id)} orders={orders} />}
      <Ticket answer={answer} known={known} />
    </div>
  );
}

interface TicketProps {
  answer: LiveResponse<TicketDetailView>;
  /** As its list has it, where that is known. */
  known: Order | undefined;
}

function Ticket({ answer, known }: TicketProps) {
  if (answer.data) return <TicketView key={answer.data.id} ticket={answer.data} answer={answer} />;
  if (known && !answer.error) {
    return (
      <Page title={orderTitle(known)}>
        <Skeleton lines={8} />
      </Page>
    );
  }
  return (
    <TitledPage>
      {isMissing(answer.error) ? (
        <EmptyState action={<Link to={tabPath('sla')}>All orders</Link>}>
          There is no order with this number in its address.
        </EmptyState>
      ) : answer.error ? (
        <LoadError error={answer.error} onRetry={() => void answer.mutate()} />
      ) : (
        <Skeleton lines={8} />
      )}
    </TitledPage>
  );
}

const isMissing = (error: unknown) => error instanceof ApiError && [400, 404].includes(error.status);
