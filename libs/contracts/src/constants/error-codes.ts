/** Every `code` an error body may carry. Screens decide by these, never by text. Design section 4. */
export const ERROR_CODES = {
  validationFailed: 'gateway.validation-failed',
  invalidCredentials: 'gateway.invalid-credentials',
  notSignedIn: 'gateway.not-signed-in',
  notFound: 'gateway.not-found',
  forbidden: 'gateway.forbidden',
  foreignOrigin: 'gateway.foreign-origin',
  unsupportedMediaType: 'gateway.unsupported-media-type',
  bodyTooLarge: 'gateway.body-too-large',
  malformedBody: 'gateway.malformed-body',
  tooManyAttempts: 'gateway.too-many-attempts',
  passwordChangeRequired: 'gateway.password-change-required',
  idempotencyKeyReused: 'gateway.idempotency-key-reused',
  idempotencyKeyInUse: 'gateway.idempotency-key-in-use',
  serviceUnavailable: 'gateway.service-unavailable',
  unexpected: 'gateway.unexpected',
  accountLocked: 'onboarding.account-locked',
  accountPending: 'onboarding.account-pending',
  accountSuspended: 'onboarding.account-suspended',
  clientIdNotFound: 'onboarding.client-id-not-found',
  accountAlreadyActivated: 'onboarding.account-already-activated',
  linkExpired: 'onboarding.link-expired',
  agreementNotSigned: 'agreements.agreement-not-signed',
  agreementTextChanged: 'agreements.text-changed',
} as const;

export type ErrorCode = (typeof ERROR_CODES)[keyof typeof ERROR_CODES];
