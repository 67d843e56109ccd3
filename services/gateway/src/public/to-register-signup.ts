import type { PayloadOf } from '@rep13/contracts-messaging';
import type { RegisterSignup, SignupBody } from '@rep13/contracts-onboarding';

/** The company's particulars; the ticked boxes have been checked and the contract's version is the service's own. */
export function toRegisterSignup(body: SignupBody): PayloadOf<RegisterSignup> {
  const {
    consentConfirmed: _confirmed,
    termsAccepted: _terms,
    privacyAccepted: _privacy,
    contactUpdateAcknowledged: _contact,
    contractVersion: _version,
    ...particulars
  } = body;
  return particulars;
}
