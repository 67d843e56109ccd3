import type { ClientProfileView } from '@rep13/contracts-onboarding';
import { StatusBadge, type Tone } from '@rep13/ui';

type AccountStatus = ClientProfileView['accountStatus'];

const LOOK: Record<AccountStatus, [Tone, string]> = {
  pending: ['neutral', 'Pending'],
  active: ['good', 'Active'],
  suspended: ['bad', 'Suspended'],
};

export function AccountBadge({ status }: { status: AccountStatus }) {
  const [tone, text] = LOOK[status];
  return <StatusBadge tone={tone}>{text}</StatusBadge>;
}
