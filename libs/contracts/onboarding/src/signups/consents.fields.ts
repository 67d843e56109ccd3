import { MESSAGES } from '@rep13/contracts-constants';
import { MustBeTrue } from '@rep13/contracts-validation';

/** The box beside the Terms of Service. */
export const TermsAccepted = (): PropertyDecorator => MustBeTrue(MESSAGES.termsAccepted);

/** The box beside the Privacy Policy. */
export const PrivacyAccepted = (): PropertyDecorator => MustBeTrue(MESSAGES.privacyAccepted);

/** Who registers keeps the contact information up to date. */
export const ContactUpdateAcknowledged = (): PropertyDecorator =>
  MustBeTrue(MESSAGES.contactUpdateAcknowledged);

/** What was told is correct. */
export const ConsentConfirmed = (): PropertyDecorator => MustBeTrue(MESSAGES.consentConfirmed);
