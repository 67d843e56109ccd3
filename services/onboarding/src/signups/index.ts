/** What the other subjects may use of signups. */
export { addSignup } from './add-signup.ts';
export { endResetLinks } from './end-reset-links.ts';
export { lockSignup, lockSignupOrFail } from './lock-signup.ts';
export { markSignupPaid } from './mark-signup-paid.ts';
export { liftPaymentHold, setPaymentHold } from './payment-hold.ts';
export { requireSignupWithoutHold, requireWritableSignup } from './require-writable-signup.ts';
export { Signup } from './signup.entity.ts';
export { SignupIdentities } from './signup-identities.ts';
export { AccountSuspended } from './signup.errors.ts';
export { SignupsModule } from './signups.module.ts';
export { toAttributionView, toSignupPartyView, toSignupView } from './signup.views.ts';
