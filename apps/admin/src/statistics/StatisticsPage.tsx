import { AdminLayout } from '../layout/AdminLayout.tsx';
import { TitledPage } from '../layout/TitledPage.tsx';
import { ChartsSection } from './ChartsSection.tsx';

/** How things went: from the check to the signature, and how soon orders were acknowledged. */
export function StatisticsPage() {
  return (
    <AdminLayout>
      <TitledPage>
        <ChartsSection />
      </TitledPage>
    </AdminLayout>
  );
}
