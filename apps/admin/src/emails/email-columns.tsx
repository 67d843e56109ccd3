import type { EmailView } from '@rep13/contracts-notifications';
import { formatDateTime, StatusBadge } from '@rep13/ui';
import { Link } from '@rep13/web-kit/router';
import { clientPath } from '../client-links/client-path.ts';
import { TwoLines } from '../frame/TwoLines.tsx';
import type { Column } from '../list/DataTable.tsx';
import { EMAIL_STATUS, kindLabel } from './email-labels.ts';
import { ResendButton } from './ResendButton.tsx';

/** `onResent` is null for roles that may only read. */
export function emailColumns(onResent: (() => void) | null): readonly Column<EmailView>[] {
  const columns: Column<EmailView>[] = [
    {
      title: 'Recipient',
      cell: ({ recipient, signupId, clientId }) => (
        <TwoLines
          main={recipient ?? 'N/A'}
          more={signupId && <Link to={clientPath(signupId)}>{clientId ?? `Signup ${signupId}`}</Link>}
        />
      ),
    },
    { title: 'Mail', cell: ({ type, subject }) => <TwoLines main={kindLabel(type)} more={subject} /> },
    { title: 'Status', cell: (email) => <EmailState email={email} />, isLong: true },
    { title: 'Try', cell: ({ attempt }) => attempt },
    { title: 'Logged', cell: ({ createdAt }) => formatDateTime(createdAt), isNarrow: true },
  ];
  if (!onResent) return columns;
  // While we are still trying, a second one would come twice.
  const again = (email: EmailView) =>
    email.status === 'deferred' ? null : <ResendButton email={email} onResent={onResent} />;
  return [...columns, { title: 'Send again', cell: again, isNarrow: true }];
}

function EmailState({ email: { status, failureReason, resentAt } }: { email: EmailView }) {
  const [tone, text] = EMAIL_STATUS[status];
  return (
    <TwoLines
      main={<StatusBadge tone={tone}>{text}</StatusBadge>}
      more={
        <>
          {failureReason && <span>{failureReason}</span>}
          {resentAt && <div>Sent again: {formatDateTime(resentAt)}</div>}
        </>
      }
    />
  );
}
