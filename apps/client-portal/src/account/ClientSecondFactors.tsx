import type { SecondFactorsView } from '@rep13/contracts-gateway';
import { SecondFactorSettings } from '@rep13/ui/antd';
import { factorChangeErrorMessage, reloadApi, secondFactorCalls, secondFactorPath } from '@rep13/web-kit/api';
import { useClientApi } from '../session/useClientApi.ts';
import { askWhoIsSignedIn } from '../session/useClientUser.ts';
import { SESSIONS } from './ClientSessions.tsx';

const calls = secondFactorCalls('client');

/** The client's own second factors. */
export function ClientSecondFactors() {
  const factors = useClientApi<SecondFactorsView>(secondFactorPath('client'));
  return (
    <SecondFactorSettings
      answer={factors}
      calls={calls}
      errorMessage={factorChangeErrorMessage}
      onChanged={() => {
        void askWhoIsSignedIn();
        // Only this one is left.
        void reloadApi(SESSIONS);
      }}
    />
  );
}
