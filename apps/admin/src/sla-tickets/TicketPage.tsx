import { EmptyState, LoadError, Skeleton } from '@rep13/ui';
import { ApiError } from '@rep13/web-kit/api';
import { Link, useParams } from '@rep13/web-kit/router';
import { AdminLayout } from '../layout/AdminLayout.tsx';
import { TitledPage } from '../layout/TitledPage.tsx';
import { tabPath } from '../frame/tabs.ts';
import { TicketView } from './TicketView.tsx';
import { useTicket } from './useTicket.ts';

/** One order, to be worked on. */
export function TicketPage() {
  const { id = '' } = useParams();
  return (
    <AdminLayout>
      <Ticket id={id} />
    </AdminLayout>
  );
}

function Ticket({ id }: { id: string }) {
  const answer = useTicket(id);
  if (answer.data) return <TicketView key={answer.data.id} ticket={answer.data} answer={answer} />;
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
