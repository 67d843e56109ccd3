import { LIMITS, MESSAGES } from '@rep13/contracts-constants';
import { given, requiredText, type Rules } from '@rep13/ui';

/** Who signs for the company. */
export interface SignerValues {
  signerName: string;
  signerTitle: string;
  isAuthorised: boolean;
}

export const NO_SIGNER: SignerValues = { signerName: '', signerTitle: '', isAuthorised: false };

export const SIGNER_RULES: Rules<SignerValues> = {
  signerName: requiredText(MESSAGES.signature, LIMITS.signatureMax),
  signerTitle: requiredText(MESSAGES.signerTitle, LIMITS.signerTitleMax),
  isAuthorised: given('Please confirm that you are authorised to sign'),
};
