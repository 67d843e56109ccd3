import type { AgreementView, ClientProfileView, ClientUserView, TicketView } from '@rep13/contracts';
import { StatusBadge, Tabs, type TabItem } from '@rep13/ui';
import type { LiveResponse } from '@rep13/web-kit/api';
import { AgreementTab } from '../mandate/AgreementTab.tsx';
import { CompanyTab } from '../profile/CompanyTab.tsx';
import { TicketsTab } from '../sla-tickets/TicketsTab.tsx';
import { OverviewTab } from './OverviewTab.tsx';
import { useTab, type Tab } from './tabs.ts';

export interface ClientData {
  user: ClientUserView;
  profile: LiveResponse<ClientProfileView>;
  agreement: LiveResponse<AgreementView | null>;
  tickets: LiveResponse<TicketView[]>;
}

export function DashboardTabs(data: ClientData) {
  const [tab, openTab] = useTab();
  const { user, profile, agreement, tickets } = data;
  const items: TabItem<Tab>[] = [
    { key: 'overview', label: 'Overview', children: <OverviewTab {...data} /> },
    { key: 'company', label: 'Company Info', children: <CompanyTab profile={profile} /> },
    {
      key: 'agreement',
      label: <AgreementLabel isSigned={Boolean(agreement.data)} />,
      children: <AgreementTab signupId={user.signupId} agreement={agreement} />,
    },
    { key: 'sla', label: 'SLA Monitoring', children: <TicketsTab tickets={tickets} /> },
  ];
  return <Tabs label="Your mandate" items={items} active={tab} onChange={openTab} />;
}

function AgreementLabel({ isSigned }: { isSigned: boolean }) {
  return <>Legal Agreement {isSigned && <StatusBadge tone="good">Active</StatusBadge>}</>;
}
