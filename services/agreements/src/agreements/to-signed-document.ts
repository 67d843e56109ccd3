import { SAMPLE_NOTE } from '@rep13/contracts-constants';
import { textOf } from './agreement.view.ts';
import type { LegalAgreement } from './legal-agreement.entity.ts';
import type { SignedDocument, SignedParticulars } from '../pdf/signed-document.ts';

/** What the PDF is made of. @throws if the signed text can no longer be written word for word. */
export const toSignedDocument = (agreement: LegalAgreement): SignedDocument => ({
  draft: textOf(agreement),
  companyName: agreement.particulars.client.companyName,
  client: particularsOf(agreement),
  layout: agreement.pdfLayout,
  brand: agreement.particulars.representative.brand,
  representativeName: agreement.particulars.representative.name,
  note: agreement.particulars.representative.isSample ? SAMPLE_NOTE : null,
  verifyUrl: agreement.verifyUrl,
  sealKind: agreement.sealKind,
  agreementNumber: agreement.agreementNumber,
  signupId: agreement.signupId,
  clientSignature: agreement.clientSignature,
  clientSignatureType: agreement.clientSignatureType,
  signerTitle: agreement.signerTitle,
  signedAt: agreement.signedAt.toISOString(),
  observedIpAddress: agreement.observedIpAddress,
  claimedIpAddress: agreement.clientIpAddress,
  userAgent: agreement.userAgent,
  signedBy: agreement.signedBy,
});

/** Nothing of its people. */
const particularsOf = ({ particulars: { client } }: LegalAgreement): SignedParticulars => ({
  countryOfIncorporation: client.countryOfIncorporation,
  registrationNumber: client.registrationNumber,
  registeredAddress: client.registeredAddress,
  websiteUrl: client.websiteUrl,
});
