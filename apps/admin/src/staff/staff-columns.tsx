import { Button } from 'antd';
import type { StaffMemberView } from '@rep13/contracts-admin';
import { formatDateTime, StatusBadge } from '@rep13/ui';
import { TwoLines } from '../frame/TwoLines.tsx';
import type { Column } from '../list/DataTable.tsx';
import styles from './staff.module.css';
import { ROLE_LABELS } from './staff-labels.ts';
import type { StaffChange } from './StaffDialog.tsx';

type Choose = (change: StaffChange, member: StaffMemberView) => void;

export function staffColumns(ownId: number, choose: Choose): readonly Column<StaffMemberView>[] {
  return [
    { title: 'Name', cell: ({ username, email }) => <TwoLines main={username} more={email} /> },
    { title: 'Role', cell: ({ role }) => ROLE_LABELS[role] },
    { title: 'State', cell: (member) => <MemberState member={member} /> },
    {
      title: 'Second factor',
      cell: ({ hasSecondFactor }) => (hasSecondFactor ? 'Set up' : 'None'),
      isNarrow: true,
    },
    { title: 'Last sign-in', cell: ({ lastLogin }) => formatDateTime(lastLogin), isNarrow: true },
    {
      title: 'Change',
      cell: (member) => (member.id === ownId ? <OwnAccount /> : <Changes member={member} choose={choose} />),
    },
  ];
}

function MemberState({ member: { isActive, mustChangePassword } }: { member: StaffMemberView }) {
  if (!isActive) return <StatusBadge tone="neutral">Deactivated</StatusBadge>;
  if (mustChangePassword) return <StatusBadge tone="waiting">One-time password</StatusBadge>;
  return <StatusBadge tone="good">Active</StatusBadge>;
}

/** Nobody changes the own role, or locks the own account. */
function OwnAccount() {
  return <span className={styles.own}>You (another admin can change this account)</span>;
}

function Changes({ member, choose }: { member: StaffMemberView; choose: Choose }) {
  const button = (change: StaffChange, label: string) => (
    <Button size="small" aria-label={`${label}: ${member.username}`} onClick={() => choose(change, member)}>
      {label}
    </Button>
  );
  return (
    <div className={styles.changes}>
      {button('role', 'Role')}
      {member.isActive && button('reset-password', 'New password')}
      {member.hasSecondFactor && button('second-factor', 'Remove factor')}
      {member.isActive ? button('deactivate', 'Deactivate') : button('reactivate', 'Reactivate')}
    </div>
  );
}
