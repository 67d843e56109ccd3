import { TAB_LABELS, useTab } from '../frame/tabs.ts';
import { AdminLayout } from '../layout/AdminLayout.tsx';
import { DashboardTabs } from './DashboardTabs.tsx';

/** The dashboard: what is going on, and every list. The document's title says which of them is open. */
export function AdminPage() {
  const [tab] = useTab();
  return (
    <AdminLayout title={TAB_LABELS[tab]}>
      <DashboardTabs />
    </AdminLayout>
  );
}
