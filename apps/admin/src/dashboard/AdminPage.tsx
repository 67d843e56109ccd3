import { Page } from '@rep13/ui';
import { Desk } from '../layout/Desk.tsx';
import { Cards } from './Cards.tsx';
import { DashboardTabs } from './DashboardTabs.tsx';
import { useTotals } from './useTotals.ts';
import { ViolationAlert } from './ViolationAlert.tsx';

/** The desk: what is going on, and every list. */
export function AdminPage() {
  return (
    <Desk title="Admin">
      <Dashboard />
    </Desk>
  );
}

function Dashboard() {
  const totals = useTotals();
  return (
    <Page title="Admin dashboard">
      <ViolationAlert violations={totals.data?.tickets?.violations ?? 0} />
      <Cards totals={totals} />
      <DashboardTabs />
    </Page>
  );
}
