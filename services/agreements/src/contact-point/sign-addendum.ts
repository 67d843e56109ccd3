import type { SignContactPointAddendum } from '@rep13/contracts-agreements';
import { NotFound } from '@rep13/service-kit';
import type { EntityManager } from 'typeorm';
import { AgreementTextChanged } from '../agreements/agreements.errors.ts';
import { LegalAgreement } from '../agreements/legal-agreement.entity.ts';
import type { ContactPointAddendum } from './contact-point-addendum.entity.ts';
import { draftAddendum, type AddendumParticulars } from './draft-addendum.ts';

interface Circumstances {
  readonly now: Date;
  /** The account that was observed to sign. */
  readonly signedBy: string | null;
}

/** Pure: what is recorded of the signature. @throws AgreementTextChanged when another text was shown than would be signed. */
export function addendumSignature(
  { signupId, signerName, signerTitle, textSha256, origin }: SignContactPointAddendum,
  particulars: AddendumParticulars,
  { now, signedBy }: Circumstances,
): ContactPointAddendum {
  if (draftAddendum(particulars).sha256 !== textSha256) throw new AgreementTextChanged();
  return {
    ...{ signupId, textSha256, particulars, signerName, signerTitle, signedBy },
    observedIpAddress: origin.ipAddress ?? null,
    userAgent: origin.userAgent ?? null,
    signedAt: now,
  };
}

/** The agreement of a client whose text does not ask about Article 11 DSA. @throws NotFound where there is none. */
export async function agreementWithoutClause(db: EntityManager, signupId: number): Promise<LegalAgreement> {
  const agreement = await db.findOneBy(LegalAgreement, { signupId });
  if (agreement?.particulars.contactPoint !== undefined || !agreement) throw new NotFound();
  return agreement;
}
