import { ValidateIf } from 'class-validator';
import { LIMITS, MESSAGES } from '@rep13/contracts-constants';
import {
  applyDecorators,
  OptionalEmail,
  OptionalText,
  RequiredEmail,
  RequiredText,
} from '@rep13/contracts-validation';
import {
  CompanyName,
  CompanyWebsite,
  CountryOfIncorporation,
  LegalContactName,
  RegisteredAddress,
} from '../signups/particulars.fields.ts';

/** A field that is left out stays as it is; null is not the same. */
const IfGiven = (): PropertyDecorator => applyDecorators(ValidateIf((_, value) => value !== undefined));

/**
 * `POST /api/client/profile-changes`: the particulars that are to be others, checked as at registration. What is left out
 * stays; null or an empty text takes away what may be absent.
 */
export class ProfileChangeBody {
  @IfGiven() @CompanyName() readonly companyName?: string;
  @IfGiven() @CompanyWebsite() readonly websiteUrl?: string;
  @OptionalText(LIMITS.registrationNumberMax) readonly registrationNumber?: string | null;
  @IfGiven() @CountryOfIncorporation() readonly countryOfIncorporation?: string;
  @IfGiven() @RegisteredAddress() readonly registeredAddress?: string;
  @IfGiven() @LegalContactName() readonly legalContactName?: string;
  @IfGiven() @RequiredEmail() readonly legalContactEmail?: string;
  @OptionalText(LIMITS.nameMax) readonly escalationContactName?: string | null;
  @OptionalEmail() readonly escalationContactEmail?: string | null;
}

/** `POST /api/admin/profile-changes/:id/refuse`: why, in words for the client. */
export class RefuseProfileChangeBody {
  @RequiredText(LIMITS.profileChangeReasonMax, MESSAGES.profileChangeReason) readonly reason!: string;
}
