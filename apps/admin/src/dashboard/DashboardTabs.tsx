import type { ComplianceCheckView, SignupListItem, TicketView } from '@rep13/contracts';
import { Loaded, Tabs, type TabItem } from '@rep13/ui';
import type { LiveResponse } from '@rep13/web-kit/api';
import { AuditLogsTab } from '../audit-logs/AuditLogsTab.tsx';
import { ChecksTable } from '../compliance-checks/ChecksTable.tsx';
import { SignupsTable } from '../signups/SignupsTable.tsx';
import { TicketsTab } from '../sla-tickets/TicketsTab.tsx';
import { OverviewTab } from './OverviewTab.tsx';
import { useTab, type Tab } from './tabs.ts';

export interface DeskData {
  checks: LiveResponse<ComplianceCheckView[]>;
  signups: LiveResponse<SignupListItem[]>;
  tickets: LiveResponse<TicketView[]>;
}

export function DashboardTabs({ checks, signups, tickets }: DeskData) {
  const [tab, openTab] = useTab();
  const items: TabItem<Tab>[] = [
    { key: 'overview', label: 'Overview', children: <OverviewTab checks={checks} signups={signups} /> },
    {
      key: 'checks',
      label: 'Compliance Checks',
      children: <Loaded answer={checks}>{(list) => <ChecksTable checks={list} />}</Loaded>,
    },
    {
      key: 'signups',
      label: 'Client Signups',
      children: <Loaded answer={signups}>{(list) => <SignupsTable signups={list} />}</Loaded>,
    },
    { key: 'sla', label: 'SLA Monitoring', children: <TicketsTab tickets={tickets} /> },
    { key: 'audit', label: 'Audit Logs', children: <AuditLogsTab /> },
  ];
  return <Tabs label="Lists" items={items} active={tab} onChange={openTab} />;
}
