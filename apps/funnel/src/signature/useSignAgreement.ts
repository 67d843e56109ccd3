import type { AgreementView, SignAgreementBody } from '@rep13/contracts';
import type { SignatureType } from '@rep13/contracts/constants';
import { toast } from '@rep13/web-kit';
import { useApi, useSend } from '@rep13/web-kit/api';
import { proposedAgreementNumber } from './agreement-number.ts';

export interface Signature {
  clientSignature: string;
  clientSignatureType: SignatureType;
}

const UNKNOWN_IP = 'unknown';

/** Sends a signature with what the browser claims about it; the server believes its own records instead. */
export function useSignAgreement(signupId: number) {
  const { data: address } = useApi<{ ip: string }>('/api/ip');
  const { send, isSending } = useSend<SignAgreementBody, AgreementView>('POST', '/api/legal-agreement');

  /** @throws {ApiError} after the visitor was told, so that the form can mark its fields */
  const sign = async ({ clientSignature, clientSignatureType }: Signature): Promise<AgreementView> => {
    const now = new Date();
    try {
      return await send({
        signupId,
        agreementNumber: proposedAgreementNumber(now),
        clientSignature,
        clientSignatureType,
        clientIpAddress: address?.ip ?? UNKNOWN_IP,
        signedAt: now.toISOString(),
        pdfGenerated: false,
      });
    } catch (error) {
      toast({
        title: 'Error',
        description: 'Failed to sign agreement. Please try again.',
        variant: 'destructive',
      });
      throw error;
    }
  };
  return { sign, isSending };
}
