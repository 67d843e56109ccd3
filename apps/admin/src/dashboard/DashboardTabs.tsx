import { Tabs, type TabItem } from '@rep13/ui';
import { AuditLogsTab } from '../audit-logs/AuditLogsTab.tsx';
import { ChecksTab } from '../compliance-checks/ChecksTab.tsx';
import { SignupsTab } from '../signups/SignupsTab.tsx';
import { TicketsTab } from '../sla-tickets/TicketsTab.tsx';
import { TAB_LABELS, TABS, useTab, type Tab } from '../frame/tabs.ts';
import styles from './dashboard.module.css';
import { FiguresBand } from './FiguresBand.tsx';
import { OverviewTab } from './OverviewTab.tsx';
import { totals } from '@rep13/contracts-api-admin/totals';
import { addressOf } from '@rep13/contracts-operations';
import { REFRESH_MS } from '../list/useList.ts';
import { useAdminApi } from '../session/useAdminApi.ts';

const LISTS: Record<Exclude<Tab, 'overview'>, TabItem<Tab>['children']> = {
  checks: <ChecksTab key="checks" />,
  signups: <SignupsTab key="signups" />,
  sla: <TicketsTab key="sla" />,
  audit: <AuditLogsTab key="audit" />,
};

/** The figures and the alert, below them the five tabs of the specification. */
export function DashboardTabs() {
  const [tab, openTab] = useTab();
  const totals = useTotals();
  const items = TABS.map((key) => ({
    key,
    label: TAB_LABELS[key],
    children: key === 'overview' ? <OverviewTab totals={totals.data} /> : LISTS[key],
  }));
  return (
    <div className={styles.page}>
      <Tabs
        label="Lists"
        items={items}
        active={tab}
        onChange={openTab}
        frame={(tabs) => (
          <>
            <h1>Admin dashboard</h1>
            <FiguresBand totals={totals} />
            <div className={styles.tabs}>{tabs}</div>
          </>
        )}
      />
    </div>
  );
}

/** Exact numbers; a part is null while its service is away. */
function useTotals() {
  return useAdminApi(addressOf(totals), REFRESH_MS);
}
