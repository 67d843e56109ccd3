import { get } from '@rep13/contracts-api-admin/mails';
import { addressOf } from '@rep13/contracts-operations';
import { EmptyState, LoadError, Skeleton } from '@rep13/ui';
import { ApiError } from '@rep13/web-kit/api';
import { Link, useParams } from '@rep13/web-kit/router';
import { AdminLayout } from '../layout/AdminLayout.tsx';
import { TitledPage } from '../layout/TitledPage.tsx';
import { REFRESH_MS } from '../list/useList.ts';
import { useAdminApi } from '../session/useAdminApi.ts';
import { MAILS_PATH } from '../mail-links/mail-path.ts';
import { MailView } from './MailView.tsx';

/** One mail, to be decided about. */
export function InboundMailPage() {
  const { id = '' } = useParams();
  return (
    <AdminLayout>
      <InboundMail key={id} id={id} />
    </AdminLayout>
  );
}

function InboundMail({ id }: { id: string }) {
  const answer = useAdminApi(addressOf(get, { params: { id } }), REFRESH_MS);
  if (answer.data) return <MailView mail={answer.data} answer={answer} />;
  return (
    <TitledPage>
      {isMissing(answer.error) ? (
        <EmptyState action={<Link to={MAILS_PATH}>All mails</Link>}>
          There is no mail with this number in its address.
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
