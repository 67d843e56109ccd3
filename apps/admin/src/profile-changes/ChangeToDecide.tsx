import { useState } from 'react';
import { Button } from 'antd';
import type { ProfileChangeView } from '@rep13/contracts-onboarding';
import { formatDateTime } from '@rep13/ui';
import { mayWork } from '../session/roles.ts';
import { useStaffMember } from '../session/useStaffMember.ts';
import { ChangedFields } from './ChangedFields.tsx';
import { AcceptDialog, RefuseDialog } from './DecideDialogs.tsx';
import styles from './profile-changes.module.css';
import { waitsFor } from './waits-for.ts';

interface ChangeToDecideProps {
  change: ProfileChangeView;
  companyName: string;
  onChanged: () => void;
}

/** A change that waits, with what can be done about it. */
export function ChangeToDecide({ change, companyName, onChanged }: ChangeToDecideProps) {
  const { role } = useStaffMember();
  const [asked, setAsked] = useState<'accept' | 'refuse'>();
  const dialog = { change, companyName, onChanged, onClose: () => setAsked(undefined) };
  return (
    <>
      <p>
        Asked for {formatDateTime(change.askedAt)}. Waits {waitsFor(change)}.
      </p>
      <ChangedFields change={change} />
      {mayWork(role) && (
        <p className={styles.buttons}>
          {change.awaitsStaff && (
            <Button
              size="small"
              type="primary"
              aria-label={`Accept the change of ${companyName}`}
              onClick={() => setAsked('accept')}
            >
              Accept
            </Button>
          )}
          <Button
            size="small"
            aria-label={`Refuse the change of ${companyName}`}
            onClick={() => setAsked('refuse')}
          >
            Refuse
          </Button>
        </p>
      )}
      {asked === 'accept' && <AcceptDialog {...dialog} />}
      {asked === 'refuse' && <RefuseDialog {...dialog} />}
    </>
  );
}
