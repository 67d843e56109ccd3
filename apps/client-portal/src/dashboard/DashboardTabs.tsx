import type { ReactNode } from 'react';
import { StatusBadge, Tabs, type TabItem } from '@rep13/ui';
import { DesignationTab } from '../designation/DesignationTab.tsx';
import { AgreementTab } from '../mandate/AgreementTab.tsx';
import { OpenSteps } from '../next-step/NextSteps.tsx';
import { CompanyTab } from '../profile/CompanyTab.tsx';
import { OrdersTab } from '../orders/list/OrdersTab.tsx';
import type { ClientData } from './client-data.ts';
import { OverviewTab } from './OverviewTab.tsx';
import { StepUpDialog } from '../session/StepUpDialog.tsx';
import { TABS_ID, useTab, type Tab } from '../frame/tabs.ts';
import styles from './dashboard.module.css';

export function DashboardTabs(data: ClientData) {
  const [tab, openTab] = useTab();
  const { agreement, letters, mandate, profile, tickets, user, standing } = data;
  const below = (content: ReactNode) => <BelowSteps standing={standing}>{content}</BelowSteps>;
  const withChanges = (content: ReactNode) => (
    <>
      {below(content)}
      <StepUpDialog clientId={user.clientId} />
    </>
  );
  const items: TabItem<Tab>[] = [
    { key: 'overview', label: 'Overview', children: <OverviewTab {...data} /> },
    {
      key: 'company',
      label: 'Company Info',
      children: withChanges(<CompanyTab profile={profile} clientId={user.clientId} />),
    },
    {
      key: 'agreement',
      label: <AgreementLabel isSigned={Boolean(agreement.data)} />,
      children: withChanges(
        <AgreementTab signupId={user.signupId} agreement={agreement} mandate={mandate} profile={profile} />,
      ),
    },
    {
      key: 'designation',
      label: 'Designation',
      children: below(<DesignationTab letters={letters} profile={profile} />),
    },
    { key: 'sla', label: 'SLA Monitoring', children: below(<OrdersTab tickets={tickets} user={user} />) },
  ];
  return (
    <div id={TABS_ID} className={styles.tabs}>
      <Tabs label="Your mandate" items={items} active={tab} onChange={openTab} />
    </div>
  );
}

function BelowSteps({ standing, children }: Pick<ClientData, 'standing'> & { children: ReactNode }) {
  return (
    <>
      <OpenSteps standing={standing} />
      {children}
    </>
  );
}

function AgreementLabel({ isSigned }: { isSigned: boolean }) {
  return (
    <>
      <span>Legal Agreement</span>{' '}
      {isSigned && (
        <StatusBadge tone="good">
          <span className={styles.mark}>Active</span>
        </StatusBadge>
      )}
    </>
  );
}
