import * as factor from '@rep13/contracts-api-client/second-factor';
import { list as sessions } from '@rep13/contracts-api-client/sessions';
import { addressOf } from '@rep13/contracts-operations';
import { SecondFactorSettings } from '@rep13/ui/antd';
import { factorChangeErrorMessage, reloadApi, secondFactorCalls } from '@rep13/web-kit/api';
import { useClientApi } from '../session/useClientApi.ts';
import { askWhoIsSignedIn } from '../session/useClientUser.ts';

const calls = secondFactorCalls(factor);

/** The client's own second factors. */
export function ClientSecondFactors() {
  const factors = useClientApi(addressOf(factor.read));
  return (
    <SecondFactorSettings
      answer={factors}
      calls={calls}
      errorMessage={factorChangeErrorMessage}
      onChanged={() => {
        void askWhoIsSignedIn();
        // Only this one is left.
        void reloadApi(addressOf(sessions));
      }}
    />
  );
}
