import type { Moment } from '@rep13/contracts-constants';
/** What a sign-in may be finished with. */
export type SecondFactorMethod = 'app' | 'passkey' | 'recovery-code';

/** `GET /api/{admin,client}/login/second-factor`: the password was right; this is asked for besides. */
export interface SecondFactorDemandView {
  readonly methods: readonly SecondFactorMethod[];
  /** From then on the password has to be entered again. */
  readonly endsAt: Moment;
}

/** One passkey, as its owner sees it. */
export interface PasskeyView {
  readonly id: number;
  readonly name: string;
  readonly addedAt: Moment;
  readonly lastUsedAt: Moment | null;
}

/** `GET /api/{admin,client}/second-factor`: what is set up. */
export interface SecondFactorsView {
  /** Null: none. */
  readonly app: { readonly addedAt: Moment } | null;
  readonly passkeys: readonly PasskeyView[];
  /** Of ten; each signs in once. */
  readonly recoveryCodesLeft: number;
}

/** `POST /api/{admin,client}/second-factor/app/key`: what an authenticator app needs. Nothing is set up before a code is given. */
export interface AppKeyView {
  /** In groups of four, for typing. */
  readonly key: string;
  /** For a QR code. */
  readonly uri: string;
}

/** The answer to adding a factor. */
export interface SecondFactorAddedView {
  /** Shown this once and kept nowhere in clear; null if they were made before, with the first factor. */
  readonly recoveryCodes: readonly string[] | null;
}

/** `POST /api/{admin,client}/second-factor/recovery-codes`: ten new ones; the former are worthless. */
export interface RecoveryCodesView {
  readonly recoveryCodes: readonly string[];
}

/** What the browser's own passkey functions take; the members are those of WebAuthn's JSON. */
export interface PasskeyOptionsView {
  readonly options: object;
}
