import { LIMITS } from '@rep13/contracts-constants';
import { OptionalText } from '@rep13/contracts-validation';
import {
  ConsentConfirmed,
  ContactUpdateAcknowledged,
  PrivacyAccepted,
  TermsAccepted,
} from './consents.fields.ts';
import { ClientParticulars } from '../particulars/client-particulars.ts';

/** What a customer tells us at registration: of the company, and where the visit came from. */
export class SignupParticulars extends ClientParticulars {
  @OptionalText(LIMITS.attributionMax) readonly utm_source?: string | null;
  @OptionalText(LIMITS.attributionMax) readonly utm_medium?: string | null;
  @OptionalText(LIMITS.attributionMax) readonly utm_campaign?: string | null;
  @OptionalText(LIMITS.attributionMax) readonly utm_term?: string | null;
  @OptionalText(LIMITS.attributionMax) readonly utm_content?: string | null;
  @OptionalText(LIMITS.attributionMax) readonly gclid?: string | null;
  @OptionalText(LIMITS.attributionMax) readonly fbclid?: string | null;
  @OptionalText(LIMITS.attributionMax) readonly landing_page?: string | null;
  @OptionalText(LIMITS.attributionMax) readonly referrer?: string | null;
}

/** `POST /api/signup`. */
export class SignupBody extends SignupParticulars {
  @ConsentConfirmed() readonly consentConfirmed!: boolean;
  @TermsAccepted() readonly termsAccepted!: boolean;
  @PrivacyAccepted() readonly privacyAccepted!: boolean;
  @ContactUpdateAcknowledged() readonly contactUpdateAcknowledged!: boolean;
  /** Accepted because the spec sends it; the service sets its own. */
  @OptionalText(20) readonly contractVersion?: string | null;
}
