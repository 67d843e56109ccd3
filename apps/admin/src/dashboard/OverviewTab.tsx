import type { ComplianceCheckView, SignupListItem } from '@rep13/contracts-onboarding';
import { OVERVIEW_ROWS } from '@rep13/contracts-constants';
import { EmptyState, latePart, Loaded, Section } from '@rep13/ui';
import { Link } from '@rep13/web-kit/router';
import { CHECK_COLUMNS } from '../compliance-checks/check-columns.tsx';
import { DataTable, type Column } from '../list/DataTable.tsx';
import { REFRESH_MS } from '../list/useList.ts';
import { useAdminApi } from '../session/useAdminApi.ts';
import { SIGNUP_COLUMNS } from '../signups/signup-columns.tsx';
import { tabPath } from '../frame/tabs.ts';
import styles from './dashboard.module.css';

const { LatePart: ChartsSection } = latePart(
  () =>
    import(/* webpackChunkName: "charts" */ '../statistics/ChartsSection.tsx').then((m) => m.ChartsSection),
  6,
);

/** The newest checks and signups, and how things went over 90 days. */
export function OverviewTab() {
  return (
    <>
      <div className={styles.latest}>
        <Section title="Latest compliance checks" action={<Link to={tabPath('checks')}>All checks</Link>}>
          <Latest<ComplianceCheckView>
            path="/api/admin/compliance-checks"
            label="Compliance checks"
            columns={CHECK_COLUMNS}
            empty="No compliance checks found"
          />
        </Section>
        <Section title="Latest client signups" action={<Link to={tabPath('signups')}>All signups</Link>}>
          <Latest<SignupListItem>
            path="/api/admin/signups"
            label="Client signups"
            columns={SIGNUP_COLUMNS}
            empty="No client signups found"
          />
        </Section>
      </div>
      <ChartsSection />
    </>
  );
}

/** Names and addresses take two where the screen is narrow. */
const LINES_A_ROW = 2;

interface LatestProps<Row> {
  path: string;
  label: string;
  columns: readonly Column<Row>[];
  empty: string;
}

function Latest<Row extends { id: number }>({ path, label, columns, empty }: LatestProps<Row>) {
  const answer = useAdminApi<Row[]>(`${path}?limit=${OVERVIEW_ROWS}`, REFRESH_MS);
  return (
    <Loaded answer={answer} lines={LINES_A_ROW * OVERVIEW_ROWS}>
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
