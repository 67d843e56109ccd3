import { Transform } from 'class-transformer';
import { IsIn, IsString, Matches, MaxLength, MinLength } from 'class-validator';
import {
  COUNTRIES_OF_INCORPORATION,
  LIMITS,
  MESSAGES,
  SINGLE_LINE,
  WEBSITE_URL,
} from '@rep13/contracts-constants';
import {
  MustBeTrue,
  NothingHidden,
  OptionalEmail,
  OptionalText,
  RequiredEmail,
  RequiredText,
} from '@rep13/contracts-validation';

const trimmed = Transform(({ value }) => (typeof value === 'string' ? value.trim() : value));

/** What a customer tells us about the company at registration. */
export class SignupParticulars {
  @RequiredText(LIMITS.nameMax, MESSAGES.companyName) readonly companyName!: string;

  @trimmed
  @NothingHidden()
  @Matches(WEBSITE_URL, { message: MESSAGES.websiteUrl })
  @MaxLength(LIMITS.urlMax, { message: MESSAGES.websiteUrl })
  @MinLength(1, { message: MESSAGES.websiteUrlRequired })
  @IsString({ message: MESSAGES.websiteUrlRequired })
  readonly websiteUrl!: string;

  @OptionalText(LIMITS.registrationNumberMax) readonly registrationNumber?: string | null;

  @IsIn(COUNTRIES_OF_INCORPORATION, { message: MESSAGES.countryOfIncorporation })
  readonly countryOfIncorporation!: string;

  @trimmed
  @Matches(SINGLE_LINE, { message: 'Please write the address on one line' })
  @MaxLength(LIMITS.addressMax, { message: `Please use at most ${LIMITS.addressMax} characters` })
  @MinLength(LIMITS.addressMin, { message: MESSAGES.registeredAddress })
  @IsString({ message: MESSAGES.registeredAddress })
  readonly registeredAddress!: string;

  @RequiredText(LIMITS.nameMax, MESSAGES.legalContactName) readonly legalContactName!: string;
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
  @MustBeTrue(MESSAGES.consentConfirmed) readonly consentConfirmed!: boolean;
  @MustBeTrue(MESSAGES.termsAccepted) readonly termsAccepted!: boolean;
  @MustBeTrue(MESSAGES.privacyAccepted) readonly privacyAccepted!: boolean;
  @MustBeTrue(MESSAGES.contactUpdateAcknowledged) readonly contactUpdateAcknowledged!: boolean;
  /** Accepted because the spec sends it; the service sets its own. */
  @OptionalText(20) readonly contractVersion?: string | null;
}
