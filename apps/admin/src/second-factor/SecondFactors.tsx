import type { SecondFactorsView } from '@rep13/contracts-gateway';
import { SecondFactorSettings } from '@rep13/ui/antd';
import { factorChangeErrorMessage, reloadApi, secondFactorCalls, secondFactorPath } from '@rep13/web-kit/api';
import { useAdminApi } from '../session/useAdminApi.ts';
import { askWhoIsSignedIn } from '../session/useAdminUser.ts';
import { SESSIONS } from '../session/sessions-path.ts';

const calls = secondFactorCalls('admin');

interface SecondFactorsProps {
  /** Whether what stands round this stays when the account has a second factor. */
  isPageKept: boolean;
}

/** One's own second factors. */
export function SecondFactors({ isPageKept }: SecondFactorsProps) {
  const factors = useAdminApi<SecondFactorsView>(secondFactorPath('admin'));
  return (
    <SecondFactorSettings
      answer={factors}
      calls={calls}
      errorMessage={factorChangeErrorMessage}
      onCodesShown={isPageKept ? () => void askWhoIsSignedIn() : undefined}
      onChanged={() => {
        void askWhoIsSignedIn();
        // Only this one is left.
        void reloadApi(SESSIONS);
      }}
    />
  );
}
