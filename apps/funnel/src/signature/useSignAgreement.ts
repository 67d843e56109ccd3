import { ip } from '@rep13/contracts-api-public/ip';
import * as legalAgreement from '@rep13/contracts-api-public/legal-agreement';
import { addressOf, callOf } from '@rep13/contracts-operations';
import type { AgreementDraftView, AgreementView } from '@rep13/contracts-agreements';
import type { SignatureType } from '@rep13/contracts-agreements/constants';
import { ApiError, useApi, useSend } from '@rep13/web-kit/api';
import { serverNow } from '@rep13/web-kit/clock';
import { formToast } from '../form/about-form.ts';

export interface Signature {
  clientSignature: string;
  clientSignatureType: SignatureType;
  /** Blank where the signer gave none. */
  signerTitle: string;
  /** Whether we become the point of contact of Article 11 DSA too. */
  contactPoint: boolean;
}

const UNKNOWN_IP = 'unknown';
const FAILED = 'Failed to sign agreement. Please try again.';

/**
 * Sends a signature with what the browser claims about it; the server trusts its own records instead. The text
 * that was shown goes with it: when it is another one by now, nothing is signed and `onTextChanged` shows it.
 */
export function useSignAgreement(
  { signupId, sha256, withoutContactPoint }: AgreementDraftView,
  onTextChanged: () => void,
) {
  const { data: address } = useApi(addressOf(ip));
  const { send, isSending } = useSend(callOf(legalAgreement.sign));

  /** @throws {ApiError} after the visitor was told, so that the form can mark its fields */
  const sign = async ({
    clientSignature,
    clientSignatureType,
    signerTitle,
    contactPoint,
  }: Signature): Promise<AgreementView> => {
    const now = new Date(serverNow());
    try {
      return await send({
        signupId,
        agreementNumber: proposedAgreementNumber(now),
        clientSignature,
        clientSignatureType,
        ...(signerTitle.trim() && { signerTitle: signerTitle.trim() }),
        ...(withoutContactPoint && { contactPoint }),
        textSha256: sha256,
        clientIpAddress: address?.ip ?? UNKNOWN_IP,
        signedAt: now.toISOString(),
        pdfGenerated: false,
      });
    } catch (error) {
      const isOtherText = error instanceof ApiError && error.code === 'agreements.text-changed';
      if (isOtherText) onTextChanged();
      formToast({
        title: 'Error',
        description: isOtherText
          ? `${FAILED} The agreement has changed, so please read it again first.`
          : FAILED,
      });
      throw error;
    }
  };
  return { sign, isSending };
}

/** The number the browser proposes, `DSA-YYYYMM-` and four digits; the server allocates the one that counts. */
function proposedAgreementNumber(now: Date): string {
  const month = now.toISOString().slice(0, 7).replace('-', '');
  const digits = String(Math.floor(Math.random() * 10_000)).padStart(4, '0');
  return `DSA-${month}-${digits}`;
}
