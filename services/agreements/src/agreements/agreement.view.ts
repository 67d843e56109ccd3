import type { AgreementDraftView, AgreementView } from '@rep13/contracts-agreements';
import { draftAgreement, type AgreementDraft } from '../text/draft-agreement.ts';
import type { LegalAgreement } from './legal-agreement.entity.ts';

/** @param pdfBytes size of its stored PDF, where that is known */
export const toAgreementView = (agreement: LegalAgreement, pdfBytes?: number): AgreementView => ({
  id: agreement.id,
  signupId: agreement.signupId,
  agreementNumber: agreement.agreementNumber,
  agreementVersion: agreement.agreementVersion,
  clientSignature: agreement.clientSignature,
  clientSignatureType: agreement.clientSignatureType,
  ...(agreement.signerTitle !== null && { signerTitle: agreement.signerTitle }),
  signedAt: agreement.signedAt.toISOString(),
  pdfGenerated: agreement.pdfGenerated,
  ...(pdfBytes !== undefined && { pdfBytes }),
  createdAt: agreement.createdAt.toISOString(),
});

/** A text to sign, not signed yet. */
export const toDraftView = (signupId: number, draft: AgreementDraft): AgreementDraftView => ({
  signupId,
  version: draft.version,
  title: draft.title,
  parties: draft.parties,
  clauses: draft.clauses,
  sha256: draft.sha256,
  agreement: null,
});

/** The text as it was signed, whatever the company's data are now. */
export const toSignedDraftView = (agreement: LegalAgreement): AgreementDraftView => ({
  ...toDraftView(agreement.signupId, textOf(agreement)),
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
