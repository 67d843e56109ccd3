import type { ReactNode } from 'react';
import { Tabs, type TabItem } from '@rep13/ui';
import { AuditLogsTab } from '../audit-logs/AuditLogsTab.tsx';
import { ChecksTab } from '../compliance-checks/ChecksTab.tsx';
import { SignupsTab } from '../signups/SignupsTab.tsx';
import { TicketsTab } from '../sla-tickets/TicketsTab.tsx';
import { TAB_LABELS, TABS, useTab, type Tab } from '../frame/tabs.ts';
import { AdminNav } from '../layout/AdminNav.tsx';
import styles from './dashboard.module.css';
import { OverviewTab } from './OverviewTab.tsx';

const CONTENTS: Record<Tab, TabItem<Tab>['children']> = {
  overview: <OverviewTab />,
  checks: <ChecksTab key="checks" />,
  signups: <SignupsTab key="signups" />,
  sla: <TicketsTab key="sla" />,
  audit: <AuditLogsTab key="audit" />,
};

const ITEMS = TABS.map((key) => ({ key, label: TAB_LABELS[key], children: CONTENTS[key] }));

/** The tabs stand in the navigation, whose row is the only one, so that a list begins high on the screen. */
export function DashboardTabs() {
  const [tab, openTab] = useTab();
  return (
    <div className={styles.page}>
      <Tabs label="Lists" items={ITEMS} active={tab} onChange={openTab} frame={inNav} />
    </div>
  );
}

/** The open tab says to the eye what the page is. */
const inNav = (tabs: ReactNode) => (
  <>
    <AdminNav tabs={tabs} />
    <h1>Admin dashboard</h1>
  </>
);
