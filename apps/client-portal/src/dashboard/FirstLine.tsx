import type { AgreementView, ClientProfileView } from '@rep13/contracts';
import { Loaded, type Answer } from '@rep13/ui';
import { MandateNotice } from '../mandate/MandateNotice.tsx';

interface FirstLineProps {
  signupId: number;
  profile: Answer<ClientProfileView>;
  agreement: Answer<AgreementView | null>;
}

/** Waits for what it takes to say whether everything is in order. */
export function FirstLine({ signupId, profile, agreement }: FirstLineProps) {
  return (
    <Loaded answer={profile} lines={2}>
      {(company) => (
        <Loaded answer={agreement} lines={2}>
          {(signed) => <MandateNotice signupId={signupId} profile={company} agreement={signed} />}
        </Loaded>
      )}
    </Loaded>
  );
}
