import * as responseTimes from '@rep13/contracts-api-admin/response-times';
import { addressOf } from '@rep13/contracts-operations';
import { Loaded } from '@rep13/ui';
import { useSearchParams } from '@rep13/web-kit/router';
import { AdminLayout } from '../layout/AdminLayout.tsx';
import { TitledPage } from '../layout/TitledPage.tsx';
import { Choice } from '../list/Choice.tsx';
import { ExportLink } from '../list/ExportLink.tsx';
import styles from '../list/list.module.css';
import { LiveNote } from '../list/LiveNote.tsx';
import { REFRESH_MS } from '../list/useList.ts';
import { useAdminApi } from '../session/useAdminApi.ts';
import { Groups } from './Groups.tsx';
import { DEFAULT_DAYS, DAYS, daysOf, queryOf } from './response-days.ts';

/** How fast orders were acknowledged, against the promise of 24 hours: over all, and by whom it concerns. */
export function ResponseTimesPage() {
  return (
    <AdminLayout>
      <TitledPage lead="From the moment an order reached us to its acknowledgement by a person, in plain hours. An order counts on the day it reached us.">
        <ResponseTimes />
      </TitledPage>
    </AdminLayout>
  );
}

function ResponseTimes() {
  const [search, setSearch] = useSearchParams();
  const days = daysOf(search.get('days'));
  const query = queryOf(days);
  const answer = useAdminApi(addressOf(responseTimes.get, { query }), REFRESH_MS);
  return (
    <div className={styles.list}>
      <div className={styles.tools}>
        <Choice
          label="Orders that reached us in the last days"
          options={DAYS.map((count) => [count, `${count} days`] as const)}
          value={days}
          onChange={(next) => setSearch(next === DEFAULT_DAYS ? {} : { days: next })}
        />
        <ExportLink path={addressOf(responseTimes.exportFile, { query })} />
      </div>
      <Loaded answer={answer} lines={12}>
        {({ all, byAuthority, byState, byClient }) => (
          <>
            <Groups title="All orders" of="Orders" rows={[{ ...all, group: 'All' }]} />
            <Groups title="By authority" of="Authority" rows={byAuthority} />
            <Groups title="By Member State" of="Member State" rows={byState} />
            <Groups title="By client" of="Client" rows={byClient} />
          </>
        )}
      </Loaded>
      <LiveNote answer={answer} />
    </div>
  );
}
