import { HOUR_MS, SECOND_MS } from '@rep13/contracts-constants';
import { defineJob, type Scope } from '@rep13/service-kit';
import type { VatFacts } from './vat-treatment.ts';
import { memberStateNumber } from './vat-treatment.ts';

/** Whose number is looked up, and which: of another one by now it has no use. */
export interface TaxIdToCheck {
  readonly signupId: number;
  readonly prefix: string;
  readonly number: string;
}

/** The register of a Member State may be away for days. */
export const CHECK_TAX_ID = defineJob<TaxIdToCheck>({
  queue: 'onboarding-providers',
  name: 'check-tax-id',
  leaseMs: 60 * SECOND_MS,
  backoffMs: [10 * SECOND_MS, 60 * SECOND_MS, 600 * SECOND_MS, HOUR_MS],
  maxAttempts: 300,
  concurrency: 2,
});

/** Has a number looked up that VIES may know; every time it is said, since it may have been registered meanwhile. */
export function enqueueTaxIdCheck(
  jobs: Scope['jobs'],
  signupId: number,
  facts: Pick<VatFacts, 'taxIdType' | 'taxId'>,
  now: Date,
): void {
  const parts = memberStateNumber(facts);
  if (!parts) return;
  const key = `${signupId}:${parts.prefix}${parts.number}:${now.toISOString()}`;
  jobs.enqueue(CHECK_TAX_ID, key, { signupId, ...parts });
}
