import { useState } from 'react';
import { Button } from 'antd';
import type { TicketView } from '@rep13/contracts-sla';
import { UrgencyBadge } from '../TicketBadges.tsx';
import { useMayChange } from '../work/ticket-work.ts';
import { LowerUrgencyDialog } from './LowerUrgencyDialog.tsx';

/** How urgent it is, with the way back where critical was a slip. */
export function Urgency({ urgencyLevel }: Pick<TicketView, 'urgencyLevel'>) {
  const isOpen = useMayChange();
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <UrgencyBadge urgencyLevel={urgencyLevel} />{' '}
      {isOpen && urgencyLevel === 'critical' && (
        <Button size="small" onClick={() => setAsked(true)}>
          It is not critical
        </Button>
      )}
      {isAsked && <LowerUrgencyDialog onClose={() => setAsked(false)} />}
    </>
  );
}
