import { useState } from 'react';
import { Button } from 'antd';
import type { ListQuery } from '@rep13/contracts-messaging';
import type { PaymentItem } from '@rep13/contracts-onboarding';
import { announceFeeToAll } from '@rep13/contracts-api-admin/billing';
import * as files from '@rep13/contracts-api-admin/exports';
import { list as payments } from '@rep13/contracts-api-admin/payments';
import { addressOf, callOf } from '@rep13/contracts-operations';
import { Section } from '@rep13/ui';
import { reloadApi } from '@rep13/web-kit/api';
import { Link } from '@rep13/web-kit/router';
import { serverNow } from '@rep13/web-kit/clock';
import { FeeDialog } from '../client-billing/FeeDialog.tsx';
import { AdminLayout } from '../layout/AdminLayout.tsx';
import { TitledPage } from '../layout/TitledPage.tsx';
import type { FiltersOf } from '../list/allowed-values.ts';
import { ListView } from '../list/ListView.tsx';
import { ExportLink } from '../list/ExportLink.tsx';
import { useList } from '../list/useList.ts';
import { mayManage } from '../session/roles.ts';
import { useStaffMember } from '../session/useStaffMember.ts';
import { MoneyFigures } from './MoneyFigures.tsx';
import { paymentColumns } from './payment-columns.tsx';
import { RefundDialog } from './RefundDialog.tsx';
import { WriteInvoiceDialog } from './WriteInvoiceDialog.tsx';
import { FIGURES_PATH } from './useMoneyFigures.ts';
import { useRefundsAsked } from './useRefundsAsked.ts';
import styles from './payments.module.css';

const FILTERS: FiltersOf<ListQuery> = ['search'];

/** What clients paid, what is due and what is owed. */
export function PaymentsPage() {
  return (
    <AdminLayout>
      <TitledPage
        lead="Every fee that was paid, newest first. Demo payments are not in the figures."
        actions={
          <>
            <Link to="/admin/invoices">Invoices</Link>
            <Link to="/admin/billing-tasks">Billing tasks</Link>
          </>
        }
      >
        <MoneyFigures />
        <div className={styles.beside}>
          <NewFee />
          <Section title="For the bookkeeper">
            <Books />
          </Section>
        </div>
        <Section title="All payments">
          <Payments />
        </Section>
      </TitledPage>
    </AdminLayout>
  );
}

/** Files with every movement of money: as we have it, and as the provider has it, with its fees and payouts. */
function Books() {
  const year = new Date(serverNow()).getFullYear();
  const movements = (of: number) =>
    addressOf(files.movements, { query: { from: `${of}-01-01`, to: `${of}-12-31` } });
  return (
    <ul className={styles.books}>
      <li>
        Our ledger: <ExportLink path={addressOf(files.ledger)} what="our ledger" />
      </li>
      {[year, year - 1].map((of) => (
        <li key={of}>
          The provider’s account in {of}, with fees and payouts:{' '}
          <ExportLink path={movements(of)} what={`the provider’s account in ${of}`} />
        </li>
      ))}
    </ul>
  );
}

/** For a price that was raised: who registered before it pays as agreed until told otherwise. */
function NewFee() {
  const { role } = useStaffMember();
  const [isAnnouncing, setAnnouncing] = useState(false);
  if (!mayManage(role)) return null;
  return (
    <Section
      title="The fee of earlier clients"
      action={
        <Button size="small" onClick={() => setAnnouncing(true)}>
          Announce a new fee to all
        </Button>
      }
    >
      <p>
        Each client pays the fee that was offered on the day of its registration, until another one is
        announced.
      </p>
      {isAnnouncing && (
        <FeeDialog
          call={callOf(announceFeeToAll)}
          onChanged={() => void reloadApi(FIGURES_PATH)}
          onClose={() => setAnnouncing(false)}
        />
      )}
    </Section>
  );
}

function Payments() {
  const { role } = useStaffMember();
  const list = useList(payments, FILTERS);
  const [refunding, setRefunding] = useState<PaymentItem | null>(null);
  const [writing, setWriting] = useState<PaymentItem | null>(null);
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
        columns={paymentColumns(
          { isAsked, onRefund: mayManage(role) ? setRefunding : null },
          mayManage(role) ? setWriting : null,
        )}
        empty="Nobody has paid yet."
        searchLabel="Search company or reference"
      />
      {writing && (
        <WriteInvoiceDialog payment={writing} onChanged={refreshAll} onClose={() => setWriting(null)} />
      )}
      {refunding && (
        <RefundDialog payment={refunding} onChanged={refreshAll} onClose={() => setRefunding(null)} />
      )}
    </>
  );
}
