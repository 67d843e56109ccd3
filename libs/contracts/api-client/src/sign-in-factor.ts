// Written by `npm run reference` from services/gateway/src/public/client-sign-in-factor.controller.ts.
import type {
  PasskeyAnswerBody,
  PasskeyOptionsView,
  SecondFactorCodeBody,
  SecondFactorDemandView,
} from '@rep13/contracts-gateway';
import type { ClientUserView } from '@rep13/contracts-onboarding';
import type { Operation } from '@rep13/contracts-operations';

/** Get the second factors that may be shown. */
export const demanded = 'GET /api/client/login/second-factor' as Operation<
  'GET /api/client/login/second-factor',
  { answer: SecondFactorDemandView }
>;

/** Show the second factor by a code. A code of the authenticator app or a recovery code, each once. */
export const showCode = 'POST /api/client/login/second-factor' as Operation<
  'POST /api/client/login/second-factor',
  { body: SecondFactorCodeBody; answer: ClientUserView }
>;

/** Get the options for showing a passkey. */
export const passkeyOptions = 'POST /api/client/login/passkey/options' as Operation<
  'POST /api/client/login/passkey/options',
  { answer: PasskeyOptionsView }
>;

/** Show the second factor by a passkey. Refused for a passkey of somebody else. */
export const showPasskey = 'POST /api/client/login/passkey' as Operation<
  'POST /api/client/login/passkey',
  { body: PasskeyAnswerBody; answer: ClientUserView }
>;
