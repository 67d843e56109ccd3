import { useState } from 'react';
import { Button } from 'antd';
import type { AuthorityRequestView } from '@rep13/contracts-sla';
import { Notice } from '@rep13/ui';
import { mayWork } from '../session/roles.ts';
import { useStaffMember } from '../session/useStaffMember.ts';
import { FiledOrder } from '../filed-order/FiledOrder.tsx';
import { DiscardDialog, ReleaseDialog } from './HeldDialogs.tsx';
import styles from './held-requests.module.css';

interface HeldRequestProps {
  request: AuthorityRequestView;
  onChanged: () => void;
}

/** One request that waits: what it says, and what may be done with it. */
export function HeldRequest({ request, onChanged }: HeldRequestProps) {
  const { role } = useStaffMember();
  const [asked, setAsked] = useState<'release' | 'discard' | null>(null);
  const dialog = { request, onChanged, onClose: () => setAsked(null) };
  return (
    <div className={styles.request}>
      {request.doNotInform && <Notice tone="bad">The sender wants the client not to be informed.</Notice>}
      <FiledOrder request={request} />
      {mayWork(role) && (
        <div className={styles.buttons}>
          <Button
            type="primary"
            aria-label={`Release: ${request.reference}`}
            onClick={() => setAsked('release')}
          >
            Release
          </Button>
          <Button danger aria-label={`Discard: ${request.reference}`} onClick={() => setAsked('discard')}>
            Discard
          </Button>
        </div>
      )}
      {asked === 'release' && <ReleaseDialog {...dialog} />}
      {asked === 'discard' && <DiscardDialog {...dialog} />}
    </div>
  );
}
