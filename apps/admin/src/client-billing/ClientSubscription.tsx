import { useState } from 'react';
import { Button } from 'antd';
import * as api from '@rep13/contracts-api-admin/billing';
import { addressOf, callOf } from '@rep13/contracts-operations';
import { EmptyState, Loaded } from '@rep13/ui';
import { REFRESH_MS } from '../list/useList.ts';
import { mayManage } from '../session/roles.ts';
import { useAdminApi } from '../session/useAdminApi.ts';
import { useStaffMember } from '../session/useStaffMember.ts';
import { FeeDialog } from './FeeDialog.tsx';
import { SubscriptionFacts } from './SubscriptionFacts.tsx';
import styles from './client-billing.module.css';

interface ClientSubscriptionProps {
  signupId: number;
  companyName: string;
}

/** What a client bought, and the way to another fee. */
export function ClientSubscription({ signupId, companyName }: ClientSubscriptionProps) {
  const answer = useAdminApi(addressOf(api.subscription, { params: { signupId } }), REFRESH_MS);
  const { role } = useStaffMember();
  const [isAnnouncing, setAnnouncing] = useState(false);
  return (
    <>
      <Loaded answer={answer} lines={4}>
        {(found) =>
          found ? <SubscriptionFacts subscription={found} /> : <EmptyState>Nothing is paid yet.</EmptyState>
        }
      </Loaded>
      {mayManage(role) && answer.data?.nextCharge && (
        <Button size="small" className={styles.action} onClick={() => setAnnouncing(true)}>
          Announce a new fee
        </Button>
      )}
      {isAnnouncing && (
        <FeeDialog
          call={callOf(api.announceFee, { params: { signupId } })}
          companyName={companyName}
          onChanged={() => void answer.mutate()}
          onClose={() => setAnnouncing(false)}
        />
      )}
    </>
  );
}
