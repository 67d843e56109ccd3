// Written by `npm run reference` from services/gateway/src/client/client-second-factor.controller.ts.
import type {
  AddPasskeyBody,
  AppKeyView,
  ConfirmAppBody,
  PasskeyOptionsView,
  RecoveryCodesView,
  SecondFactorAddedView,
  SecondFactorsView,
} from '@rep13/contracts-gateway';
import type { Operation } from '@rep13/contracts-operations';

/** Get one's own second factors. */
export const read = 'GET /api/client/second-factor' as Operation<
  'GET /api/client/second-factor',
  { answer: SecondFactorsView }
>;

/**
 * Get a key for an authenticator app. Another key each time; it counts once `POST …/app` was given a code of it.
 * Refused where there is an app.
 */
export const offerKey = 'POST /api/client/second-factor/app/key' as Operation<
  'POST /api/client/second-factor/app/key',
  { answer: AppKeyView }
>;

/** Add the authenticator app that the last key was given to. Refused where there is an app. */
export const addApp = 'POST /api/client/second-factor/app' as Operation<
  'POST /api/client/second-factor/app',
  { body: ConfirmAppBody; answer: SecondFactorAddedView }
>;

/** Remove the authenticator app. Changes nothing where there is none. */
export const removeApp = 'DELETE /api/client/second-factor/app' as Operation<
  'DELETE /api/client/second-factor/app',
  { answer: SecondFactorsView }
>;

/** Get the options for making a passkey. They are good for one, in this session. */
export const passkeyOptions = 'POST /api/client/second-factor/passkeys/options' as Operation<
  'POST /api/client/second-factor/passkeys/options',
  { answer: PasskeyOptionsView }
>;

/** Add a passkey. */
export const addPasskey = 'POST /api/client/second-factor/passkeys' as Operation<
  'POST /api/client/second-factor/passkeys',
  { body: AddPasskeyBody; answer: SecondFactorAddedView }
>;

/** Remove a passkey. Changes nothing where it is gone already. */
export const removePasskey = 'DELETE /api/client/second-factor/passkeys/:id' as Operation<
  'DELETE /api/client/second-factor/passkeys/:id',
  { answer: SecondFactorsView }
>;

/**
 * Replace the recovery codes. The answer is the only place where they can be read. Refused without a factor that they
 * could stand in for.
 */
export const makeCodes = 'POST /api/client/second-factor/recovery-codes' as Operation<
  'POST /api/client/second-factor/recovery-codes',
  { answer: RecoveryCodesView }
>;
