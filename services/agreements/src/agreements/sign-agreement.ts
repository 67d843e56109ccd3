import type { SignAgreement } from '@rep13/contracts-agreements';
import { CONTRACT_VERSION } from '@rep13/contracts-agreements/constants';
import type { LegalEntity } from '@rep13/contracts-legal-entity';
import type { SignupPartyView } from '@rep13/contracts-onboarding';
import { CURRENT_LAYOUT } from '../pdf/layout.ts';
import type { SealKind } from '../pdf/signed-document.ts';
import { draftAgreement } from '../text/draft-agreement.ts';
import { toParticulars } from '../text/particulars.ts';
import { AgreementTextChanged, PaymentOverdue, SuspendedMayNotSign } from './agreements.errors.ts';
import { LegalAgreement } from './legal-agreement.entity.ts';

/** What a signature makes: everything but the number, which only the transaction can give. */
export type Signature = Omit<LegalAgreement, 'id' | 'agreementNumber' | 'attachPdf'>;

/** What the caller can't say of itself. */
interface Circumstances {
  /** Who we are. */
  readonly entity: LegalEntity;
  readonly now: Date;
  /** The account that was observed to sign, if it was one. */
  readonly signedBy: string | null;
  /** Where its PDF is verified, and which seal that gets. */
  readonly verifyUrl: string;
  readonly sealKind: SealKind | null;
}

/**
 * Pure: what is recorded when this company signs with us now.
 * @throws SuspendedMayNotSign, PaymentOverdue, AgreementTextChanged when another text was shown than would be signed.
 */
export function signatureOf(
  command: SignAgreement,
  party: SignupPartyView,
  { entity, now, signedBy, verifyUrl, sealKind }: Circumstances,
): Signature {
  if (party.accountStatus === 'suspended') throw new SuspendedMayNotSign();
  if (party.paymentHoldAt) throw new PaymentOverdue();
  const particulars = toParticulars(party, entity, { contactPoint: command.contactPoint ?? true });
  const { version, sha256 } = draftAgreement(CONTRACT_VERSION, particulars);
  if ((command.textSha256 ?? sha256) !== sha256) throw new AgreementTextChanged();
  return {
    signupId: command.signupId,
    agreementVersion: version,
    textSha256: sha256,
    particulars,
    clientSignature: command.clientSignature,
    clientSignatureType: command.clientSignatureType,
    signerTitle: command.signerTitle || null,
    clientIpAddress: command.clientIpAddress || null,
    observedIpAddress: command.origin.ipAddress ?? null,
    userAgent: command.origin.userAgent ?? null,
    signedBy,
    signedAt: now,
    pdfLayout: CURRENT_LAYOUT,
    verifyUrl,
    sealKind,
    pdfGenerated: false,
    pdfSha256: null,
    createdAt: now,
  };
}
