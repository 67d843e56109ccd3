import { toPrintedEntity, type LegalEntity } from '@rep13/contracts-legal-entity';

/** The four facts of Article 13(4) DSA and the languages of Article 11(3), as text of one line each. Made-up particulars say so beside the name. */
export interface RepresentativeFacts {
  readonly name: string;
  readonly address: string;
  readonly email: string;
  readonly phone: string;
  /** What a link that dials starts from: `tel:` and E.164 without spaces. */
  readonly phoneLink: string;
  /** In which authorities may write, such as "Dutch, English". */
  readonly languages: string;
}

export function representativeFacts(entity: LegalEntity): RepresentativeFacts {
  const { name, asSample, street, postalCode, city, country, authorityEmail, ...printed } =
    toPrintedEntity(entity);
  return {
    name: `${name}${asSample}`,
    address: `${street}, ${postalCode} ${city}, ${country}`,
    email: authorityEmail,
    phone: printed.phone,
    phoneLink: printed.phoneLink,
    languages: printed.languages,
  };
}
