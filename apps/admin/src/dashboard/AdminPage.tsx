import { useEffect } from 'react';
import { TAB_LABELS, useTab } from '../frame/tabs.ts';
import { AdminLayout } from '../layout/AdminLayout.tsx';
import { DashboardTabs } from './DashboardTabs.tsx';
import { preloadList } from './late-lists.tsx';

/** The dashboard: what is going on, and every list. The document's title says which of them is open. */
export function AdminPage() {
  const [tab] = useTab();
  useEffect(() => {
    // Its code comes while the server is asked who is signed in.
    if (tab !== 'overview') void preloadList(tab);
  }, [tab]);
  return (
    <AdminLayout title={TAB_LABELS[tab]}>
      <DashboardTabs />
    </AdminLayout>
  );
}
