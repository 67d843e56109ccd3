import type { Moment } from '@rep13/contracts-constants';
import type { ProfileChangeView } from '@rep13/contracts-onboarding';
import { formatDateTime } from '@rep13/ui';
import { PARTICULARS_LABELS } from '@rep13/contracts-onboarding/constants';

/** What a change waits for, in words for staff. */
export function waitsFor(change: ProfileChangeView): string {
  const { awaitsStaff, awaitsAddresses, awaitsFormerContact, stoppableUntil } = change;
  const addresses = awaitsAddresses.map((field) => `the mailbox of “${PARTICULARS_LABELS[field]}”`);
  const waits = [...(awaitsStaff ? ['for us'] : []), ...addresses.map((address) => `for ${address}`)];
  if (awaitsFormerContact) waits.push(stoppableUntil ? untilStoppable(stoppableUntil) : MAIL_UNDER_WAY);
  return waits.join(' and ');
}

const MAIL_UNDER_WAY = 'for our mail to the old address, which can stop it for 72 hours';

const untilStoppable = (until: Moment): string =>
  `until ${formatDateTime(until)}, the old address can stop it`;
