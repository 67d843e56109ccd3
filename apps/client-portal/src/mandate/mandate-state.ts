import type { AgreementView, ClientProfileView } from '@rep13/contracts';

/** Where the mandate stands, and so the one thing to do next. */
export type MandateState = 'in-force' | 'to-pay' | 'to-sign' | 'to-pay-and-sign' | 'suspended';

type Agreement = Pick<AgreementView, 'signedAt'>;
type Profile = Pick<ClientProfileView, 'accountStatus' | 'paidAt'>;

/** The mandate is in force when it is both paid and signed. Design section 7. */
export function mandateState({ accountStatus, paidAt }: Profile, agreement: Agreement | null): MandateState {
  if (accountStatus === 'suspended') return 'suspended';
  if (paidAt && agreement) return 'in-force';
  if (paidAt) return 'to-sign';
  return agreement ? 'to-pay' : 'to-pay-and-sign';
}

/** When the later of payment and signature was done, ISO 8601. */
export function inForceSince(paidAt: string, { signedAt }: Agreement): string {
  return new Date(paidAt) > new Date(signedAt) ? paidAt : signedAt;
}
