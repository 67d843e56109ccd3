import { get } from '@rep13/contracts-api-admin/clients';
import { addressOf } from '@rep13/contracts-operations';
import { EmptyState, LoadError, Skeleton } from '@rep13/ui';
import { ApiError } from '@rep13/web-kit/api';
import { Link, useParams } from '@rep13/web-kit/router';
import { tabPath } from '../frame/tabs.ts';
import { AdminLayout } from '../layout/AdminLayout.tsx';
import { TitledPage } from '../layout/TitledPage.tsx';
import { REFRESH_MS } from '../list/useList.ts';
import { useAdminApi } from '../session/useAdminApi.ts';
import { ClientView } from './ClientView.tsx';

/** Everything we know of one client. */
export function ClientPage() {
  const { signupId = '' } = useParams();
  return (
    <AdminLayout>
      <Client signupId={signupId} />
    </AdminLayout>
  );
}

function Client({ signupId }: { signupId: string }) {
  const { data, error, mutate } = useAdminApi(addressOf(get, { params: { signupId } }), REFRESH_MS);
  if (data) return <ClientView client={data} onChanged={() => void mutate()} />;
  return (
    <TitledPage>
      {isMissing(error) ? (
        <EmptyState action={<Link to={tabPath('signups')}>All signups</Link>}>
          There is no client with this number in its address.
        </EmptyState>
      ) : error ? (
        <LoadError error={error} onRetry={() => void mutate()} />
      ) : (
        <Skeleton lines={8} />
      )}
    </TitledPage>
  );
}

const isMissing = (error: unknown) => error instanceof ApiError && [400, 404].includes(error.status);
