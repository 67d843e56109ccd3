import { LIMITS } from '@rep13/contracts-constants';
import { OptionalEmail, OptionalText, RequiredEmail } from '@rep13/contracts-validation';
import {
  CompanyName,
  CompanyWebsite,
  CountryOfIncorporation,
  LegalContactName,
  RegisteredAddress,
} from './particulars.fields.ts';

/**
 * What a client registers of itself and may change later. Bodies, views, labels and the table follow from this class: what
 * a new field still needs does not compile.
 */
export class ClientParticulars {
  @CompanyName() readonly companyName!: string;
  @CompanyWebsite() readonly websiteUrl!: string;
  @OptionalText(LIMITS.registrationNumberMax) readonly registrationNumber?: string | null;
  @CountryOfIncorporation() readonly countryOfIncorporation!: string;
  @RegisteredAddress() readonly registeredAddress!: string;
  @LegalContactName() readonly legalContactName!: string;
  @RequiredEmail() readonly legalContactEmail!: string;
  @OptionalText(LIMITS.nameMax) readonly escalationContactName?: string | null;
  @OptionalEmail() readonly escalationContactEmail?: string | null;
}

export type ProfileField = keyof ClientParticulars;

/** The same as it is stored and shown: null where there is none. */
export type ClientParticularsView = Required<ClientParticulars>;
