import { useState } from 'react';
import { Button } from 'antd';
import type { BillingView } from '@rep13/contracts-onboarding';
import { recordCheck } from '@rep13/contracts-api-admin/billing';
import { callOf } from '@rep13/contracts-operations';
import { TaxIdCheckDialog } from './TaxIdCheckDialog.tsx';
import styles from './client-billing.module.css';

interface TaxIdCheckProps {
  signupId: number;
  companyName: string;
  billing: BillingView;
  onChanged: () => void;
}

/** The way to recording that a client's number was looked up. */
export function TaxIdCheck({ signupId, ...dialog }: TaxIdCheckProps) {
  const [isChecking, setChecking] = useState(false);
  return (
    <>
      <Button size="small" className={styles.action} onClick={() => setChecking(true)}>
        Record a look at the register
      </Button>
      {isChecking && (
        <TaxIdCheckDialog
          call={callOf(recordCheck, { params: { signupId } })}
          {...dialog}
          onClose={() => setChecking(false)}
        />
      )}
    </>
  );
}
