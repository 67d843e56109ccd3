import type { AgreementView } from '@rep13/contracts-agreements';
import type { ClientProfileView } from '@rep13/contracts-onboarding';

/** Where the mandate stands, and so what is still to be done. */
export type MandateState = 'in-force' | 'to-pay' | 'to-sign' | 'to-pay-and-sign';

type Agreement = Pick<AgreementView, 'signedAt'>;
type Profile = Pick<ClientProfileView, 'paidAt'>;

/** The mandate is in force when it is both paid and signed. */
export function mandateState({ paidAt }: Profile, agreement: Agreement | null): MandateState {
  if (paidAt && agreement) return 'in-force';
  if (paidAt) return 'to-sign';
  return agreement ? 'to-pay' : 'to-pay-and-sign';
}

/** When the later of payment and signature was done, ISO 8601. */
export function inForceSince(paidAt: string, { signedAt }: Agreement): string {
  return new Date(paidAt) > new Date(signedAt) ? paidAt : signedAt;
}
