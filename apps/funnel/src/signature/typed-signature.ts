import { formDraft, type FormDraft } from '@rep13/ui';
import type { Signature } from './useSignAgreement.ts';

/** What survives a reload: not the consent, which is to the text on the screen and given again with it. */
export type TypedSignature = Pick<Signature, 'clientSignature' | 'signerTitle' | 'contactPoint'>;

export const typedSignature = (signupId: number): FormDraft<TypedSignature> =>
  formDraft<TypedSignature>(`signature.${signupId}`);
