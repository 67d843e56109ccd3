import { formatLegalDay, type LegalDay } from '@rep13/contracts-constants';
import type { LegalEntity } from '@rep13/contracts-legal-entity';
import { sha256Hex } from '@rep13/service-kit/hashes';
import type { LegalAgreement } from '../agreements/legal-agreement.entity.ts';
import type { Mandate } from '../mandates/mandate.entity.ts';
import { canonicalText } from '../text/canonical-text.ts';
import type { AgreementDraft } from '../text/draft-agreement.ts';
import { filled, p } from '../text/paragraph.ts';
import { toRepresentative, type RepresentativeParticulars } from '../text/particulars.ts';
import { contactPointClause } from '../text/v1-1/contact-point.clause.ts';

/** Everything that the addendum is filled in with, kept with its signature. */
export interface AddendumParticulars {
  readonly companyName: string;
  readonly agreementNumber: string;
  readonly agreementSignedAt: LegalDay;
  readonly representative: RepresentativeParticulars;
  /** Of the representative: by it days are counted. */
  readonly timeZone: string;
}

/** Both parties as they are now. */
export const addendumParticulars = (
  { particulars, agreementNumber, signedAt }: LegalAgreement,
  mandate: Mandate | null,
  entity: LegalEntity,
): AddendumParticulars => ({
  companyName: (mandate?.client ?? particulars.client).companyName,
  agreementNumber,
  agreementSignedAt: signedAt.toISOString(),
  representative: toRepresentative(entity),
  timeZone: entity.timeZone,
});

/** Of the clause: text 1.1 has the same. */
const VERSION = '1.1';

/** Pure: the clause of text 1.1 on Article 11 DSA, word for word, for an agreement that was signed without it. */
export function draftAddendum(particulars: AddendumParticulars): AgreementDraft {
  const { representative } = particulars;
  const text = {
    version: VERSION,
    title: 'Addendum on the electronic point of contact',
    parties: parties(particulars),
    clauses: [{ number: 1, ...contactPointClause({ representative, contactPoint: true }) }],
  };
  return { ...text, sha256: sha256Hex(canonicalText(text)) };
}

function parties({ companyName, agreementNumber, agreementSignedAt, ...given }: AddendumParticulars) {
  const { name, registry, registryCode, address } = given.representative;
  const day = formatLegalDay(agreementSignedAt, given.timeZone);
  return [
    p`${filled(companyName)} (the “Client”)`,
    p`and ${name}, registered in the ${registry} under number ${registryCode}, with its address at ${address} (the “Representative”),`,
    p`add this clause to the Legal Representative Agreement that the Client signed on ${day} under number ${agreementNumber}. Its words mean the same here. Everything else in it stays as it is, and so does the fee.`,
  ];
}
