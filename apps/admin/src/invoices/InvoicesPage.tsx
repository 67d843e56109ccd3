import type { InvoiceItem } from '@rep13/contracts-onboarding';
import { Page } from '@rep13/ui';
import { AdminLayout } from '../layout/AdminLayout.tsx';
import { ListView } from '../list/ListView.tsx';
import { useList } from '../list/useList.ts';
import { INVOICE_COLUMNS } from './invoice-columns.tsx';

const FILTERS = ['search'];

/** All invoices and credit notes, and the file for the bookkeeper. */
export function InvoicesPage() {
  return (
    <AdminLayout title="Invoices">
      <Page
        title="Invoices"
        lead="Invoices and credit notes, numbered together without a gap in each year, newest first. The file for the bookkeeper holds what the search lets through."
      >
        <Invoices />
      </Page>
    </AdminLayout>
  );
}

function Invoices() {
  const list = useList<InvoiceItem>('/api/admin/invoices', FILTERS);
  return (
    <ListView
      list={list}
      label="Invoices and credit notes"
      columns={INVOICE_COLUMNS}
      empty="No invoice is issued yet. Demo payments have none."
      searchLabel="Search number or company"
    />
  );
}
