import type { ClientProfileView } from '@rep13/contracts-onboarding';
import { Loaded, Notice, Section } from '@rep13/ui';
import { ChangeDetails } from './ChangeDetails.tsx';
import { OpenChange } from './OpenChange.tsx';
import { useProfileChanges } from './useProfileChanges.ts';

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
