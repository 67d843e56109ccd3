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

/** When the later of payment and signature was done, ISO 8601; `null` while one of them is missing. */
export function inForceSince({ paidAt }: Profile, agreement: Agreement | null): string | null {
  if (!paidAt || !agreement) return null;
  return new Date(paidAt) > new Date(agreement.signedAt) ? paidAt : agreement.signedAt;
}

/**
 * When the contract year that runs at `now` ends and, as the agreement says, renews by one year: the next anniversary
 * of the day the mandate came into force, ISO 8601.
 */
export function renewsOn(since: string, now: Date): string {
  const start = new Date(since);
  const anniversary = new Date(start);
  for (let years = 1; anniversary <= now || anniversary <= start; years += 1) {
    anniversary.setTime(start.getTime());
    anniversary.setFullYear(start.getFullYear() + years);
  }
  return anniversary.toISOString();
}
