import { useState } from 'react';
import { Button } from 'antd';
import type { BillingView } from '@rep13/contracts-onboarding';
import * as api from '@rep13/contracts-api-admin/billing';
import { addressOf, callOf } from '@rep13/contracts-operations';
import { Loaded, Section } from '@rep13/ui';
import { Link } from '@rep13/web-kit/router';
import { REFRESH_MS } from '../list/useList.ts';
import { invoicesPath, paymentsPath } from '../money/money-paths.ts';
import { mayManage } from '../session/roles.ts';
import { useAdminApi } from '../session/useAdminApi.ts';
import { useStaffMember } from '../session/useStaffMember.ts';
import { BillingDialog } from './BillingDialog.tsx';
import { BillingFacts } from './BillingFacts.tsx';
import { ClientSubscription } from './ClientSubscription.tsx';
import { TaxIdCheck } from './TaxIdCheck.tsx';
import styles from './client-billing.module.css';

interface BillingSectionProps {
  signupId: number;
  companyName: string;
}

/** What a client bought and until when it is paid, and whom its invoices are for. */
export function BillingSection({ signupId, companyName }: BillingSectionProps) {
  const billing = useAdminApi(addressOf(api.billing, { params: { signupId } }), REFRESH_MS);
  const { role } = useStaffMember();
  const onChanged = () => void billing.mutate();
  // What was known when the form was opened: a refresh must not change what is being typed.
  const [changing, setChanging] = useState<BillingView | null>(null);
  const change = (
    <Button size="small" onClick={() => setChanging(billing.data ?? null)}>
      Change the billing data
    </Button>
  );
  return (
    <Section title="Billing" action={mayManage(role) && billing.data && change}>
      <div className={styles.parts}>
        <ClientSubscription signupId={signupId} companyName={companyName} />
        <h3>Whom invoices are for</h3>
        <Loaded answer={billing} lines={6}>
          {(known) => <BillingFacts billing={known} />}
        </Loaded>
        {mayManage(role) && billing.data?.taxId && (
          <TaxIdCheck {...{ signupId, companyName, onChanged }} billing={billing.data} />
        )}
        <p className={styles.links}>
          <Link to={paymentsPath(companyName)}>Payments of this client</Link>
          <Link to={invoicesPath(companyName)}>Invoices of this client</Link>
        </p>
      </div>
      {changing && (
        <BillingDialog
          call={callOf(api.change, { params: { signupId } })}
          companyName={companyName}
          billing={changing}
          onChanged={onChanged}
          onClose={() => setChanging(null)}
        />
      )}
    </Section>
  );
}
