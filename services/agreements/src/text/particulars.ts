import type { LegalEntity } from '@rep13/contracts-legal-entity';
import type { ClientParticularsView, SignupPartyView } from '@rep13/contracts-onboarding';
import { particularsOf } from '@rep13/contracts-onboarding/constants';

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
  /** Made up, for trying the product; no part of the text. Absent where they are real, and before there was a mark. */
  readonly isSample?: true;
}

/**
 * Everything that a version of the template is filled in with. Kept with the signature, so that the text as
 * signed can be written again when the company, the representative or the price has changed.
 */
export interface Particulars {
  /** As registered then: a particular that was added later is absent. */
  readonly client: ClientParticularsView;
  readonly representative: RepresentativeParticulars;
  /** Cents of `currency` for one year. */
  readonly feeCents: number;
  readonly currency: string;
  /** Whether the Client designates us for Article 11 DSA too; absent in what was signed with 1.0, which does not ask. */
  readonly contactPoint?: boolean;
}

/** What an agreement made now between us and this company is filled in with. */
export function toParticulars(
  party: SignupPartyView,
  entity: LegalEntity,
  { contactPoint }: Required<Pick<Particulars, 'contactPoint'>>,
): Particulars {
  const { amountCents, currency } = party.fee;
  return {
    client: particularsOf(party),
    representative: toRepresentative(entity),
    feeCents: amountCents,
    currency,
    contactPoint,
  };
}

/** The representative as its record says today. */
export const toRepresentative = (entity: LegalEntity): RepresentativeParticulars => ({
  brand: entity.brand,
  name: entity.name,
  registry: entity.registry,
  registryCode: entity.registryCode,
  address: `${entity.street}, ${entity.postalCode} ${entity.city}, ${entity.country}`,
  city: entity.city,
  memberState: entity.memberState,
  coordinator: entity.coordinator,
  authorityEmail: entity.authorityEmail,
  supportEmail: entity.supportEmail,
  phone: entity.phone,
  ...(entity.isSample && { isSample: true as const }),
});
