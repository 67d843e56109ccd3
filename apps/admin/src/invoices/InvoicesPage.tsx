import type { InvoicesQuery } from '@rep13/contracts-onboarding';
import * as files from '@rep13/contracts-api-admin/exports';
import { list as invoices } from '@rep13/contracts-api-admin/invoices';
import { AdminLayout } from '../layout/AdminLayout.tsx';
import { TitledPage } from '../layout/TitledPage.tsx';
import type { FiltersOf } from '../list/allowed-values.ts';
import { ListView } from '../list/ListView.tsx';
import { useList } from '../list/useList.ts';
import { INVOICE_COLUMNS } from './invoice-columns.tsx';

const FILTERS: FiltersOf<InvoicesQuery> = ['search'];

/** All invoices and credit notes, and the file for the bookkeeper. */
export function InvoicesPage() {
  return (
    <AdminLayout>
      <TitledPage lead="Invoices and credit notes, numbered together without a gap in each year, newest first. The file for the bookkeeper holds what the search lets through.">
        <Invoices />
      </TitledPage>
    </AdminLayout>
  );
}

function Invoices() {
  const list = useList(invoices, FILTERS);
  return (
    <ListView
      list={list}
      file={files.invoices}
      label="Invoices and credit notes"
      columns={INVOICE_COLUMNS}
      empty="No invoice is issued yet. Demo payments have none."
      searchLabel="Search number or company"
    />
  );
}
