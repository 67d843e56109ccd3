import { useState } from 'react';
import type { ProviderInformationView } from '@rep13/contracts-onboarding';
import { get } from '@rep13/contracts-api-public/provider-information';
import { addressOf } from '@rep13/contracts-operations';
import { EmptyState, formatDateTime, LoadError, Skeleton } from '@rep13/ui';
import { Facts } from '../../frame/Facts.tsx';
import { useAdminApi } from '../../session/useAdminApi.ts';
import styles from './client-context.module.css';

/** Long, so it is fetched and shown when it is asked for. */
export function ProviderInformation({ signupId }: { signupId: number }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Provider information (Annex 3)</summary>
      {isOpen && <Information signupId={signupId} />}
    </details>
  );
}

function Information({ signupId }: { signupId: number }) {
  const { data, error, mutate } = useAdminApi(addressOf(get, { params: { signupId } }));
  if (data) return <Excerpt information={data} />;
  if (error?.status === 404) return <EmptyState>The client has not filled it in yet.</EmptyState>;
  if (error) return <LoadError error={error} onRetry={() => void mutate()} />;
  return <Skeleton lines={4} />;
}

/** What one needs for an order; the rest stands on the client's page. */
function Excerpt({ information }: { information: ProviderInformationView }) {
  return (
    <Facts
      facts={[
        ['Service', <div className={styles.text}>{information.serviceDescription}</div>],
        ['EU markets served', information.euMarketsServed.join(', ')],
        ['Support languages', information.supportLanguages.join(', ')],
        ['Incident response plan', <div className={styles.text}>{information.incidentResponsePlan}</div>],
        ['Last updated', formatDateTime(information.lastUpdated)],
      ]}
    />
  );
}
