import { Tabs, type TabItem } from '@rep13/ui';
import { AuditLogsTab } from '../audit-logs/AuditLogsTab.tsx';
import { ChecksTab } from '../compliance-checks/ChecksTab.tsx';
import { SignupsTab } from '../signups/SignupsTab.tsx';
import { TicketsTab } from '../sla-tickets/TicketsTab.tsx';
import { OverviewTab } from './OverviewTab.tsx';
import { useTab, type Tab } from '../frame/tabs.ts';

const ITEMS: readonly TabItem<Tab>[] = [
  { key: 'overview', label: 'Overview', children: <OverviewTab /> },
  { key: 'checks', label: 'Compliance Checks', children: <ChecksTab key="checks" /> },
  { key: 'signups', label: 'Client Signups', children: <SignupsTab key="signups" /> },
  { key: 'sla', label: 'SLA Monitoring', children: <TicketsTab key="sla" /> },
  { key: 'audit', label: 'Audit Logs', children: <AuditLogsTab key="audit" /> },
];

export function DashboardTabs() {
  const [tab, openTab] = useTab();
  return <Tabs label="Lists" items={ITEMS} active={tab} onChange={openTab} />;
}
