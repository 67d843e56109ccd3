import { useState } from 'react';
import type { PaymentItem } from '@rep13/contracts-onboarding';
import { Page, Section } from '@rep13/ui';
import { reloadApi } from '@rep13/web-kit/api';
import { Link } from '@rep13/web-kit/router';
import { AdminLayout } from '../layout/AdminLayout.tsx';
import { ListView } from '../list/ListView.tsx';
import { useList } from '../list/useList.ts';
import { mayManage } from '../session/roles.ts';
import { useStaffMember } from '../session/useStaffMember.ts';
import { MoneyFigures } from './MoneyFigures.tsx';
import { paymentColumns } from './payment-columns.tsx';
import { RefundDialog } from './RefundDialog.tsx';
import { FIGURES_PATH } from './useMoneyFigures.ts';
import { useRefundsAsked } from './useRefundsAsked.ts';

const FILTERS = ['search'];

/** What clients paid, what is due and what is owed. */
export function PaymentsPage() {
  return (
    <AdminLayout title="Payments">
      <Page
        title="Payments"
        lead="Every fee that was paid, newest first. Demo payments are not in the figures."
        actions={
          <>
            <Link to="/admin/invoices">Invoices</Link>
            <Link to="/admin/billing-tasks">Billing tasks</Link>
          </>
        }
      >
        <MoneyFigures />
        <Section title="All payments">
          <Payments />
        </Section>
      </Page>
    </AdminLayout>
  );
}

function Payments() {
  const { role } = useStaffMember();
  const list = useList<PaymentItem>('/api/admin/payments', FILTERS);
  const [refunding, setRefunding] = useState<PaymentItem | null>(null);
  const isAsked = useRefundsAsked();
  const refreshAll = () => {
    void list.reload();
    void reloadApi(FIGURES_PATH);
  };
  return (
    <>
      <ListView
        list={list}
        label="Payments"
        columns={paymentColumns({ isAsked, onRefund: mayManage(role) ? setRefunding : null })}
        empty="Nobody has paid yet."
        searchLabel="Search company or reference"
        canExport={false}
      />
      {refunding && (
        <RefundDialog payment={refunding} onChanged={refreshAll} onClose={() => setRefunding(null)} />
      )}
    </>
  );
}
