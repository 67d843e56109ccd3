import { list } from '@rep13/contracts-api-admin/held-requests';
import { addressOf } from '@rep13/contracts-operations';
import { EmptyState, isolated, Loaded, Section } from '@rep13/ui';
import { UNCONFIRMED_REQUESTS_PER_HOUR } from '@rep13/contracts-authority-requests/constants';
import { AdminLayout } from '../layout/AdminLayout.tsx';
import { TitledPage } from '../layout/TitledPage.tsx';
import { LiveNote } from '../list/LiveNote.tsx';
import { REFRESH_MS } from '../list/useList.ts';
import { useAdminApi } from '../session/useAdminApi.ts';
import { HeldRequest } from './HeldRequest.tsx';

/** Requests that were taken and wait, because their sender has sent too many. */
export function HeldRequestsPage() {
  return (
    <AdminLayout>
      <TitledPage
        lead={`An address that nobody has confirmed may send ${UNCONFIRMED_REQUESTS_PER_HOUR} requests an hour. What comes beyond that waits here for one of us. The 24 hours of each run from when it came.`}
      >
        <HeldRequests />
      </TitledPage>
    </AdminLayout>
  );
}

function HeldRequests() {
  const answer = useAdminApi(addressOf(list), REFRESH_MS);
  return (
    <>
      <Loaded answer={answer} lines={6}>
        {(requests) =>
          requests.length === 0 ? (
            <EmptyState>No request waits.</EmptyState>
          ) : (
            requests.map((request) => (
              <Section key={request.id} title={`${request.reference}, ${isolated(request.authorityName)}`}>
                <HeldRequest request={request} onChanged={() => void answer.mutate()} />
              </Section>
            ))
          )
        }
      </Loaded>
      <LiveNote answer={answer} />
    </>
  );
}
