import { StepUpDialog } from './StepUpDialog.tsx';
import { useClientUser } from './useClientUser.ts';

/** For the client who is signed in. */
export function OwnStepUpDialog() {
  const { data: user } = useClientUser();
  return user ? <StepUpDialog clientId={user.clientId} /> : null;
}
