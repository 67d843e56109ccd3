/** Waits that the screens keep, in milliseconds. */
export const DELAYS_MS = {
  redirectAfterSignup: 1_500,
  demoPayment: 2_000,
  redirectAfterClientSetup: 3_000,
  cookieBanner: 1_000,
  toast: 5_000,
  signupErrorToast: 8_000,
  ticketRefresh: 30_000,
} as const;
