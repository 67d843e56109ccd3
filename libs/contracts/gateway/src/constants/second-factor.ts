/** What may happen to the second factors of an account. `all-removed`: by an admin, for somebody who lost the device. */
export const SECOND_FACTOR_CHANGES = [
  'app-added',
  'app-removed',
  'passkey-added',
  'passkey-removed',
  'recovery-codes-made',
  'all-removed',
] as const;
export type SecondFactorChange = (typeof SECOND_FACTOR_CHANGES)[number];

/** Made with the first factor; each signs in once. */
export const RECOVERY_CODES = 10;
