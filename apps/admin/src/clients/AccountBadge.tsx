import type { AccountStatus } from '@rep13/contracts-constants';
import { StatusBadge, type Tone } from '@rep13/ui';

/** Spec section 4, account status. */
export const ACCOUNT: Record<AccountStatus, readonly [Tone, string]> = {
  pending: ['neutral', 'Pending'],
  active: ['good', 'Active'],
  suspended: ['bad', 'Suspended'],
};

export function AccountBadge({ status }: { status: AccountStatus }) {
  const [tone, text] = ACCOUNT[status];
  return <StatusBadge tone={tone}>{text}</StatusBadge>;
}
