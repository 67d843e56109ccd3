import {
  ConsentConfirmed,
  ContactUpdateAcknowledged,
  PrivacyAccepted,
  TermsAccepted,
} from '../signups/consents.fields.ts';

/** `POST /api/client/registration`: the four boxes of a registration; what is known of the company is taken over. */
export class RegisterAgainBody {
  @TermsAccepted() readonly termsAccepted!: boolean;
  @PrivacyAccepted() readonly privacyAccepted!: boolean;
  @ContactUpdateAcknowledged() readonly contactUpdateAcknowledged!: boolean;
  @ConsentConfirmed() readonly consentConfirmed!: boolean;
}
