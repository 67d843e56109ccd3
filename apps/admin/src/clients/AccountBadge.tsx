import type { AccountStatus } from '@rep13/contracts-onboarding/constants';
import { StatusBadge, type Tone } from '@rep13/ui';

/** The account's status, in the colour of its urgency. */
export const ACCOUNT: Record<AccountStatus, readonly [Tone, string]> = {
  pending: ['neutral', 'Pending'],
  active: ['good', 'Active'],
  suspended: ['bad', 'Suspended'],
};

export function AccountBadge({ status }: { status: AccountStatus }) {
  const [tone, text] = ACCOUNT[status];
  return <StatusBadge tone={tone}>{text}</StatusBadge>;
}
