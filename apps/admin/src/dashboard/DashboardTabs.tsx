import { totals } from '@rep13/contracts-api-admin/totals';
import { addressOf } from '@rep13/contracts-operations';
import { Tabs } from '@rep13/ui';
import { TAB_LABELS, TABS, useTab } from '../frame/tabs.ts';
import { REFRESH_MS } from '../list/useList.ts';
import { useAdminApi } from '../session/useAdminApi.ts';
import styles from './dashboard.module.css';
import { FiguresBand } from './FiguresBand.tsx';
import { LateList } from './late-lists.tsx';
import { OverviewTab } from './OverviewTab.tsx';

/** The figures and the alert, below them the five tabs of the specification. */
export function DashboardTabs() {
  const [tab, openTab] = useTab();
  const totals = useTotals();
  const items = TABS.map((key) => ({
    key,
    label: TAB_LABELS[key],
    children: key === 'overview' ? <OverviewTab totals={totals.data} /> : <LateList of={key} />,
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
