import type { ProviderInformationView } from '@rep13/contracts-onboarding';
import { get } from '@rep13/contracts-api-public/provider-information';
import { download } from '@rep13/contracts-api-public/provider-information-files';
import { addressOf } from '@rep13/contracts-operations';
import { EmptyState, formatDateTime, LoadError, Section, Skeleton } from '@rep13/ui';
import { formatLegalDay } from '@rep13/web-kit';
import { Facts } from '../frame/Facts.tsx';
import { useAdminApi } from '../session/useAdminApi.ts';
import styles from './client.module.css';
import { WebAddress } from './ClientFacts.tsx';

/** Annex 3, if the client has filled it in. */
export function ProviderFacts({ signupId }: { signupId: number }) {
  const { data, error, mutate } = useAdminApi(addressOf(get, { params: { signupId } }));
  return (
    <Section title="Provider information (Annex 3)">
      {data ? (
        <ProviderTable information={data} />
      ) : error?.status === 404 ? (
        <EmptyState>The client has not filled it in yet.</EmptyState>
      ) : error ? (
        <LoadError error={error} onRetry={() => void mutate()} />
      ) : (
        <Skeleton lines={4} />
      )}
    </Section>
  );
}

function ProviderTable({ information }: { information: ProviderInformationView }) {
  const { signupId, files } = information;
  return (
    <Facts
      facts={[
        ['Last updated', `${formatDateTime(information.lastUpdated)} (version ${information.version})`],
        ['Next annual update due', formatLegalDay(information.annualUpdateDue)],
        ['Service description', <div className={styles.text}>{information.serviceDescription}</div>],
        ['EU markets served', information.euMarketsServed.join(', ')],
        ['Support languages', information.supportLanguages.join(', ')],
        ['Content policy', addressOrNothing(information.contentPolicyUrl)],
        ['Transparency report', addressOrNothing(information.transparencyReportUrl)],
        ['Incident response plan', <div className={styles.text}>{information.incidentResponsePlan}</div>],
        [
          'Files',
          files.length === 0
            ? 'None'
            : files.map(({ id, name }) => (
                <div key={id}>
                  <a href={addressOf(download, { params: { signupId, fileId: id } })}>{name}</a>
                </div>
              )),
        ],
      ]}
    />
  );
}

const addressOrNothing = (address: string | null) => (address ? <WebAddress address={address} /> : 'N/A');
