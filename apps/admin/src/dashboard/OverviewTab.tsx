import { useEffect } from 'react';
import type { AdminTotalsView } from '@rep13/contracts-admin';
import { OVERVIEW_ROWS } from '@rep13/contracts-constants';
import * as lists from '@rep13/contracts-api-admin/lists';
import { addressOf } from '@rep13/contracts-operations';
import { EmptyState, Loaded, Notice, Section, Skeleton } from '@rep13/ui';
import type { LiveResponse } from '@rep13/web-kit/api';
import { Link } from '@rep13/web-kit/router';
import { CHECK_COLUMNS } from '../compliance-checks/check-columns.tsx';
import { DataTable, type Column } from '../list/DataTable.tsx';
import type { ListOperation } from '../list/list-path.ts';
import { REFRESH_MS } from '../list/useList.ts';
import { useAdminApi } from '../session/useAdminApi.ts';
import { SecondFactorNotice } from '../second-factor/SecondFactorNotice.tsx';
import { SIGNUP_COLUMNS } from '../signups/signup-columns.tsx';
import { tabPath, useUnknownTab } from '../frame/tabs.ts';
import { Chores } from './Chores.tsx';
import styles from './dashboard.module.css';
import { preloadLists } from './late-lists.tsx';
import { Queue } from './Queue.tsx';
import { useQueue } from './useQueue.ts';

/** About the room of the lists before they come. */
const LINES = 7 * OVERVIEW_ROWS;

/** The queue of orders and what else waits, then the newest checks and signups. */
export function OverviewTab({ totals }: { totals: AdminTotalsView | undefined }) {
  const unknown = useUnknownTab();
  return (
    <>
      {unknown && (
        <Notice tone="info" role="status">
          The address asks for tab “{unknown}”, which there is not. This is the overview.
        </Notice>
      )}
      <SecondFactorNotice />
      <Chores totals={totals} />
      <QueueAndLatest />
    </>
  );
}

function QueueAndLatest() {
  const queue = useQueue();
  const checks = useLatest(lists.complianceChecks);
  const signups = useLatest(lists.signups);
  // A list of unknown length pushes what stands below it: nothing is shown below one that has not come.
  const isWaiting = queue.isAwaited || isAwaited(checks) || isAwaited(signups);
  useEffect(() => {
    // Most who read the overview open a list next.
    if (!isWaiting) void preloadLists();
  }, [isWaiting]);
  if (isWaiting) return <Skeleton lines={LINES} />;
  return (
    <>
      <Queue queue={queue} />
      <div className={styles.latest}>
        <Section title="Latest compliance checks" action={<Link to={tabPath('checks')}>All checks</Link>}>
          <Latest
            answer={checks}
            label="Compliance checks"
            columns={CHECK_COLUMNS}
            empty="No compliance checks found"
          />
        </Section>
        <Section title="Latest client signups" action={<Link to={tabPath('signups')}>All signups</Link>}>
          <Latest
            answer={signups}
            label="Client signups"
            columns={SIGNUP_COLUMNS}
            empty="No client signups found"
          />
        </Section>
      </div>
    </>
  );
}

const useLatest = <Row,>(list: ListOperation<Row>) =>
  useAdminApi(addressOf(list, { query: { limit: OVERVIEW_ROWS } }), REFRESH_MS);

const isAwaited = ({ data, error }: Pick<LiveResponse<unknown>, 'data' | 'error'>) =>
  data === undefined && !error;

interface LatestProps<Row> {
  answer: LiveResponse<Row[]>;
  label: string;
  columns: readonly Column<Row>[];
  empty: string;
}

function Latest<Row extends { id: number }>({ answer, label, columns, empty }: LatestProps<Row>) {
  return (
    <Loaded answer={answer} lines={OVERVIEW_ROWS}>
      {(rows) =>
        rows.length === 0 ? (
          <EmptyState>{empty}</EmptyState>
        ) : (
          <DataTable label={label} columns={columns} rows={rows} />
        )
      }
    </Loaded>
  );
}
