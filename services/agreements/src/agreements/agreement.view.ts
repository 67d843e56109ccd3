import type {
  AgreementDraftView,
  AgreementView,
  SignedAddendumView,
  WithoutContactPointView,
} from '@rep13/contracts-agreements';
import { draftAgreement, type AgreementDraft } from '../text/draft-agreement.ts';
import { isDeepStrictEqual } from 'node:util';
import type { LegalAgreement } from './legal-agreement.entity.ts';

/** What is known of an agreement beside its own row. */
interface Beside {
  /** Size of its stored PDF, where that is known. */
  readonly pdfBytes?: number;
  readonly addendum?: SignedAddendumView;
}

export const toAgreementView = (
  agreement: LegalAgreement,
  { pdfBytes, addendum }: Beside = {},
): AgreementView => ({
  id: agreement.id,
  signupId: agreement.signupId,
  agreementNumber: agreement.agreementNumber,
  agreementVersion: agreement.agreementVersion,
  clientSignature: agreement.clientSignature,
  clientSignatureType: agreement.clientSignatureType,
  ...(agreement.signerTitle !== null && { signerTitle: agreement.signerTitle }),
  signedAt: agreement.signedAt.toISOString(),
  ...(agreement.particulars.contactPoint !== undefined && {
    contactPoint: agreement.particulars.contactPoint,
  }),
  ...(addendum && { addendum }),
  pdfGenerated: agreement.pdfGenerated,
  ...(pdfBytes !== undefined && { pdfBytes }),
  createdAt: agreement.createdAt.toISOString(),
});

/** A text to sign, not signed yet. @param without the text that leaves the point of contact to the client */
export const toDraftView = (
  signupId: number,
  draft: AgreementDraft,
  without: AgreementDraft,
): AgreementDraftView => ({
  ...toTextView(signupId, draft),
  withoutContactPoint: toWithoutContactPoint(draft, without),
});

const toTextView = (signupId: number, draft: AgreementDraft): AgreementDraftView => ({
  signupId,
  version: draft.version,
  title: draft.title,
  parties: draft.parties,
  clauses: draft.clauses,
  sha256: draft.sha256,
  withoutContactPoint: null,
  agreement: null,
});

/** The two texts differ in this one clause. */
function toWithoutContactPoint(draft: AgreementDraft, without: AgreementDraft): WithoutContactPointView {
  const isOther = (index: number) => !isDeepStrictEqual(draft.clauses[index], without.clauses[index]);
  const [clause, ...more] = without.clauses.filter((_, index) => isOther(index));
  if (!clause || more.length > 0) throw new Error('the choice of a point of contact is not one clause');
  return { clause, sha256: without.sha256 };
}

/** The text as it was signed, whatever the company's data are now. */
export const toSignedDraftView = (agreement: LegalAgreement): AgreementDraftView => ({
  ...toTextView(agreement.signupId, textOf(agreement)),
  agreement: toAgreementView(agreement),
});

/** The text that was signed. @throws if it can no longer be written word for word. */
export function textOf(agreement: LegalAgreement): AgreementDraft {
  const draft = draftAgreement(agreement.agreementVersion, agreement.particulars);
  if (draft.sha256 !== agreement.textSha256) {
    throw new Error(
      `the text of version ${draft.version} is not what ${agreement.agreementNumber} was signed with`,
    );
  }
  return draft;
}
