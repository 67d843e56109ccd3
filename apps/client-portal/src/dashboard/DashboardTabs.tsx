import type { ReactNode } from 'react';
import { Tabs } from 'antd';
import type { AgreementView, ClientProfileView, ClientUserView, TicketView } from '@rep13/contracts';
import { StatusBadge } from '@rep13/ui';
import type { LiveResponse } from '@rep13/web-kit/api';
import { AgreementTab } from '../mandate/AgreementTab.tsx';
import { CompanyTab } from '../profile/CompanyTab.tsx';
import { TicketsTab } from '../sla-tickets/TicketsTab.tsx';
import { OverviewTab } from './OverviewTab.tsx';
import { useTab, type Tab } from './tabs.ts';
import styles from './dashboard.module.css';

export interface ClientData {
  user: ClientUserView;
  profile: LiveResponse<ClientProfileView>;
  agreement: LiveResponse<AgreementView | null>;
  tickets: LiveResponse<TicketView[]>;
}

export function DashboardTabs(data: ClientData) {
  const [tab, openTab] = useTab();
  const { user, profile, agreement, tickets } = data;
  const items: { key: Tab; label: ReactNode; children: ReactNode }[] = [
    { key: 'overview', label: 'Overview', children: <OverviewTab {...data} /> },
    { key: 'company', label: 'Company Info', children: <CompanyTab profile={profile} /> },
    {
      key: 'agreement',
      label: <AgreementLabel isSigned={Boolean(agreement.data)} />,
      children: <AgreementTab signupId={user.signupId} agreement={agreement} />,
    },
    { key: 'sla', label: 'SLA Monitoring', children: <TicketsTab tickets={tickets} /> },
  ];
  return <Tabs activeKey={tab} onChange={openTab} items={items} destroyOnHidden />;
}

function AgreementLabel({ isSigned }: { isSigned: boolean }) {
  return (
    <span className={styles.label}>
      Legal Agreement {isSigned && <StatusBadge tone="good">Active</StatusBadge>}
    </span>
  );
}
