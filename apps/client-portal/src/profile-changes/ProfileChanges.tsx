import type { ClientProfileView } from '@rep13/contracts-onboarding';
import { Loaded, Notice, Section } from '@rep13/ui';
import { ChangeDetails } from './ChangeDetails.tsx';
import { OpenChange } from './OpenChange.tsx';
import { get as profileChanges } from '@rep13/contracts-api-client/profile-changes';
import { DELAYS_MS } from '@rep13/contracts-constants';
import { addressOf } from '@rep13/contracts-operations';
import { useClientApi } from '../session/useClientApi.ts';

interface ProfileChangesProps {
  company: ClientProfileView;
  /** The details may be others now. */
  onChanged: () => void;
}

/** Where a client changes what it registered: the change that waits, or the form for one. */
export function ProfileChanges({ company, onChanged }: ProfileChangesProps) {
  const answer = useProfileChanges();
  const reload = () => {
    void answer.mutate();
    onChanged();
  };
  return (
    <Section title="Change your details">
      <Loaded answer={answer} lines={2}>
        {({ open, last }) =>
          open ? (
            <OpenChange change={open} onWithdrawn={reload} />
          ) : (
            <>
              {last?.state === 'refused' && (
                <Notice tone="bad">
                  We could not make the last change: <bdi>{last.reason}</bdi>
                </Notice>
              )}
              <ChangeDetails company={company} onAsked={reload} />
            </>
          )
        }
      </Loaded>
    </Section>
  );
}

/** The change of the own details that is open, and how the last one ended. */
const useProfileChanges = () => useClientApi(addressOf(profileChanges), DELAYS_MS.ticketRefresh);
