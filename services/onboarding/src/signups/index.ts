/** What the other subjects may use of signups. */
export { markSignupPaid } from './mark-signup-paid.ts';
export { requireWritableSignup } from './require-writable-signup.ts';
export { Signup } from './signup.entity.ts';
export { AccountSuspended } from './signup.errors.ts';
export { toAttributionView, toSignupPartyView, toSignupView } from './signup.views.ts';
