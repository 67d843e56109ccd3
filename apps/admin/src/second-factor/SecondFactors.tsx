import * as factor from '@rep13/contracts-api-admin/second-factor';
import { list as sessions } from '@rep13/contracts-api-admin/sessions';
import { addressOf } from '@rep13/contracts-operations';
import { SecondFactorSettings } from '@rep13/ui/antd';
import { factorChangeErrorMessage, reloadApi, secondFactorCalls } from '@rep13/web-kit/api';
import { useAdminApi } from '../session/useAdminApi.ts';
import { askWhoIsSignedIn } from '../session/useAdminUser.ts';

const calls = secondFactorCalls(factor);

interface SecondFactorsProps {
  /** Whether what stands round this stays when the account has a second factor. */
  staysOnPage: boolean;
}

/** One's own second factors. */
export function SecondFactors({ staysOnPage }: SecondFactorsProps) {
  const factors = useAdminApi(addressOf(factor.read));
  return (
    <SecondFactorSettings
      answer={factors}
      calls={calls}
      errorMessage={factorChangeErrorMessage}
      onCodesShown={staysOnPage ? () => void askWhoIsSignedIn() : undefined}
      onChanged={() => {
        void askWhoIsSignedIn();
        // Only this one is left.
        void reloadApi(addressOf(sessions));
      }}
    />
  );
}
