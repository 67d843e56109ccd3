import type { AgreementView, MandateView } from '@rep13/contracts-agreements';
import type { ClientProfileView } from '@rep13/contracts-onboarding';

/** What is still to be done before the mandate is in force. */
export type MissingStep = 'none' | 'to-pay' | 'to-sign' | 'to-pay-and-sign';

type Agreement = Pick<AgreementView, 'signedAt'>;
type Profile = Pick<ClientProfileView, 'paidAt'>;

/** The mandate is in force when it is both paid and signed. */
export function missingStep({ paidAt }: Profile, agreement: Agreement | null): MissingStep {
  if (paidAt && agreement) return 'none';
  if (paidAt) return 'to-sign';
  return agreement ? 'to-pay' : 'to-pay-and-sign';
}

/** Whether we represent the client today. */
export const isInForce = ({ state }: Pick<MandateView, 'state'>): boolean =>
  state === 'in_force' || state === 'ending';
