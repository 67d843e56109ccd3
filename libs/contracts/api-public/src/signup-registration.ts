// Written by `npm run reference` from services/gateway/src/public/signup-registration.controller.ts.
import type { MailedTokenBody, SignupBody, SignupView } from '@rep13/contracts-onboarding';
import type { Operation } from '@rep13/contracts-operations';

/** Register a company. The signup belongs to this session from then on. */
export const register = 'POST /api/signup' as Operation<
  'POST /api/signup',
  { body: SignupBody; answer: SignupView }
>;

/**
 * Go on with a signup in another browser. Not in a browser in which staff is signed in: it would be bound to a client
 * when they have left. Refused when the link has expired, and once the client has to sign in.
 */
export const resume = 'POST /api/signup/resume' as Operation<
  'POST /api/signup/resume',
  {
    body: MailedTokenBody;
    answer: SignupView;
    error: 'onboarding.account-already-activated' | 'onboarding.link-expired';
  }
>;
