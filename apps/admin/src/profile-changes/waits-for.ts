import type { ProfileChangeView } from '@rep13/contracts-onboarding';
import { PARTICULARS_LABELS } from '@rep13/ui/particulars';

/** What a change waits for, in words for staff. */
export function waitsFor({ awaitsStaff, awaitsAddresses }: ProfileChangeView): string {
  const addresses = awaitsAddresses.map((field) => `the mailbox of “${PARTICULARS_LABELS[field]}”`);
  return [...(awaitsStaff ? ['us'] : []), ...addresses].join(' and ');
}
