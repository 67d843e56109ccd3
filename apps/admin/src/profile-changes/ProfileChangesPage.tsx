import { list } from '@rep13/contracts-api-admin/profile-changes';
import { addressOf } from '@rep13/contracts-operations';
import { EmptyState, isolated, Loaded, Section } from '@rep13/ui';
import { Link } from '@rep13/web-kit/router';
import { clientPath } from '../client-links/client-path.ts';
import { AdminLayout } from '../layout/AdminLayout.tsx';
import { TitledPage } from '../layout/TitledPage.tsx';
import { LiveNote } from '../list/LiveNote.tsx';
import { REFRESH_MS } from '../list/useList.ts';
import { useAdminApi } from '../session/useAdminApi.ts';
import { ChangeToDecide } from './ChangeToDecide.tsx';

/** Changes of what clients registered that wait for somebody. */
export function ProfileChangesPage() {
  return (
    <AdminLayout>
      <TitledPage lead="Changes that clients requested to their details, oldest first. We review what concerns the company. A new email address has to be confirmed by its owner, and one that we change by the old address too.">
        <Changes />
      </TitledPage>
    </AdminLayout>
  );
}

function Changes() {
  const answer = useAdminApi(addressOf(list), REFRESH_MS);
  return (
    <>
      <Loaded answer={answer} lines={6}>
        {(changes) =>
          changes.length === 0 ? (
            <EmptyState>No change waits.</EmptyState>
          ) : (
            changes.map((change) => (
              <Section
                key={change.id}
                title={isolated(change.companyName)}
                action={<Link to={clientPath(change.signupId)}>The client</Link>}
              >
                <ChangeToDecide
                  change={change}
                  companyName={change.companyName}
                  onChanged={() => void answer.mutate()}
                />
              </Section>
            ))
          )
        }
      </Loaded>
      <LiveNote answer={answer} />
    </>
  );
}
