import { CURRENCY, LEGAL_ENTITY, PRICE_CENTS, type SignupPartyView } from '@rep13/contracts';

/** The company as it stands in the agreement. */
export interface ClientParticulars {
  readonly companyName: string;
  readonly registrationNumber: string | null;
  readonly countryOfIncorporation: string;
  readonly registeredAddress: string;
  readonly websiteUrl: string;
  readonly legalContactName: string;
  readonly legalContactEmail: string;
  readonly escalationContactName: string | null;
  readonly escalationContactEmail: string | null;
}

/** The representative as it stands in the agreement. */
export interface RepresentativeParticulars {
  readonly brand: string;
  readonly name: string;
  readonly registry: string;
  readonly registryCode: string;
  readonly address: string;
  readonly city: string;
  readonly memberState: string;
  readonly coordinator: string;
  readonly authorityEmail: string;
  readonly supportEmail: string;
  readonly phone: string;
}

/**
 * Everything that a version of the template is filled in with. Kept with the signature, so that the text as
 * signed can be written again when the company, the representative or the price has changed.
 */
export interface Particulars {
  readonly client: ClientParticulars;
  readonly representative: RepresentativeParticulars;
  /** Cents of `currency` for one year. */
  readonly feeCents: number;
  readonly currency: string;
}

/** What an agreement made now with this company is filled in with. */
export const toParticulars = (party: SignupPartyView): Particulars => ({
  client: toClient(party),
  representative: REPRESENTATIVE,
  feeCents: PRICE_CENTS,
  currency: CURRENCY,
});

const toClient = (party: SignupPartyView): ClientParticulars => ({
  companyName: party.companyName,
  registrationNumber: party.registrationNumber,
  countryOfIncorporation: party.countryOfIncorporation,
  registeredAddress: party.registeredAddress,
  websiteUrl: party.websiteUrl,
  legalContactName: party.legalContactName,
  legalContactEmail: party.legalContactEmail,
  escalationContactName: party.escalationContactName,
  escalationContactEmail: party.escalationContactEmail,
});

const { street, postalCode, city, country } = LEGAL_ENTITY;

const REPRESENTATIVE: RepresentativeParticulars = {
  brand: LEGAL_ENTITY.brand,
  name: LEGAL_ENTITY.name,
  registry: LEGAL_ENTITY.registry,
  registryCode: LEGAL_ENTITY.registryCode,
  address: `${street}, ${postalCode} ${city}, ${country}`,
  city,
  memberState: LEGAL_ENTITY.memberState,
  coordinator: LEGAL_ENTITY.coordinator,
  authorityEmail: LEGAL_ENTITY.authorityEmail,
  supportEmail: LEGAL_ENTITY.supportEmail,
  phone: LEGAL_ENTITY.phone,
};
