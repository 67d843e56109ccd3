import type { AdminUserView } from '@rep13/contracts';
import { Page, useMainFocus } from '@rep13/ui';
import { useComplianceChecks } from '../compliance-checks/useComplianceChecks.ts';
import { AdminFrame } from '../frame/AdminFrame.tsx';
import { AccountBar } from '../session/AccountBar.tsx';
import { useSignups } from '../signups/useSignups.ts';
import { UrgentClock } from '../sla-tickets/UrgentClock.tsx';
import { useSlaTickets } from '../sla-tickets/useSlaTickets.ts';
import { Cards } from './Cards.tsx';
import { DashboardTabs } from './DashboardTabs.tsx';
import { ViolationAlert } from './ViolationAlert.tsx';

export function Dashboard({ user }: { user: AdminUserView }) {
  useMainFocus();
  const checks = useComplianceChecks();
  const signups = useSignups();
  const tickets = useSlaTickets();
  const clock = tickets.data && tickets.updatedAt && (
    <UrgentClock tickets={tickets.data} now={tickets.updatedAt} />
  );

  return (
    <AdminFrame account={<AccountBar user={user} />}>
      <Page title="Admin dashboard" actions={clock}>
        <ViolationAlert tickets={tickets.data ?? []} />
        <Cards checks={checks.data} signups={signups.data} tickets={tickets.data} />
        <DashboardTabs checks={checks} signups={signups} tickets={tickets} />
      </Page>
    </AdminFrame>
  );
}
