import { LIMITS } from '@rep13/contracts-constants';
import { OptionalEmail, OptionalText, RequiredEmail } from '@rep13/contracts-validation';
import {
  ConsentConfirmed,
  ContactUpdateAcknowledged,
  PrivacyAccepted,
  TermsAccepted,
} from './consents.fields.ts';
import {
  CompanyName,
  CompanyWebsite,
  CountryOfIncorporation,
  LegalContactName,
  RegisteredAddress,
} from './particulars.fields.ts';

/** What a customer tells us about the company at registration. */
export class SignupParticulars {
  @CompanyName() readonly companyName!: string;
  @CompanyWebsite() readonly websiteUrl!: string;
  @OptionalText(LIMITS.registrationNumberMax) readonly registrationNumber?: string | null;
  @CountryOfIncorporation() readonly countryOfIncorporation!: string;
  @RegisteredAddress() readonly registeredAddress!: string;
  @LegalContactName() readonly legalContactName!: string;
  @RequiredEmail() readonly legalContactEmail!: string;
  @OptionalText(LIMITS.nameMax) readonly escalationContactName?: string | null;
  @OptionalEmail() readonly escalationContactEmail?: string | null;

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
