import { Page } from '@rep13/ui';
import { AdminLayout } from '../layout/AdminLayout.tsx';
import { Cards } from './Cards.tsx';
import { DashboardTabs } from './DashboardTabs.tsx';
import { useTotals } from './useTotals.ts';
import { ViolationAlert } from './ViolationAlert.tsx';

/** The dashboard: what is going on, and every list. */
export function AdminPage() {
  return (
    <AdminLayout title="Admin">
      <Dashboard />
    </AdminLayout>
  );
}

function Dashboard() {
  const totals = useTotals();
  return (
    <Page title="Admin dashboard">
      <ViolationAlert totals={totals} />
      <Cards totals={totals} />
      <DashboardTabs />
    </Page>
  );
}
