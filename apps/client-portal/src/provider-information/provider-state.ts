import { DAY_MS } from '@rep13/contracts-constants';
import type { ProviderInformationView } from '@rep13/contracts-onboarding';

/** Whether the yearly look at the provider information is due. */
export type ProviderState = 'missing' | 'current' | 'due-soon' | 'overdue';

/** The first reminder is mailed so long before the information is due to be looked through. */
const REMIND_DAYS = 30;

export function providerState(
  record: Pick<ProviderInformationView, 'annualUpdateDue'> | null,
  now: Date,
): ProviderState {
  if (!record) return 'missing';
  const leftMs = new Date(record.annualUpdateDue).getTime() - now.getTime();
  if (leftMs <= 0) return 'overdue';
  return leftMs <= REMIND_DAYS * DAY_MS ? 'due-soon' : 'current';
}

export const providerInformationPath = (signupId: number): string =>
  `/client/provider-information?signupId=${signupId}`;
