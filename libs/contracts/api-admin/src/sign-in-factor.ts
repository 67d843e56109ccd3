// Written by `npm run reference` from services/gateway/src/public/admin-sign-in-factor.controller.ts.
import type { AdminUserView } from '@rep13/contracts-admin';
import type {
  PasskeyAnswerBody,
  PasskeyOptionsView,
  SecondFactorCodeBody,
  SecondFactorDemandView,
} from '@rep13/contracts-gateway';
import type { Operation } from '@rep13/contracts-operations';

/** Get the second factors that may be shown. */
export const demanded = 'GET /api/admin/login/second-factor' as Operation<
  'GET /api/admin/login/second-factor',
  { answer: SecondFactorDemandView }
>;

/** Show the second factor by a code. A code of the authenticator app or a recovery code, each once. */
export const showCode = 'POST /api/admin/login/second-factor' as Operation<
  'POST /api/admin/login/second-factor',
  { body: SecondFactorCodeBody; answer: AdminUserView }
>;

/** Get the options for showing a passkey. */
export const passkeyOptions = 'POST /api/admin/login/passkey/options' as Operation<
  'POST /api/admin/login/passkey/options',
  { answer: PasskeyOptionsView }
>;

/** Show the second factor by a passkey. Refused for a passkey of somebody else. */
export const showPasskey = 'POST /api/admin/login/passkey' as Operation<
  'POST /api/admin/login/passkey',
  { body: PasskeyAnswerBody; answer: AdminUserView }
>;
