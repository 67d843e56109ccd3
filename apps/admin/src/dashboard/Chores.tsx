import type { AdminTotalsView } from '@rep13/contracts-admin';
import { Link } from '@rep13/web-kit/router';
import { list as heldRequests } from '@rep13/contracts-api-admin/held-requests';
import { addressOf } from '@rep13/contracts-operations';
import { useLive } from '../live/live-context.ts';
import { useWaitingApprovals } from '../layout/useWaitingApprovals.ts';
import { REFRESH_MS } from '../list/useList.ts';
import { useOpenBillingTasks } from '../money/useBillingTasks.ts';
import { mayManage } from '../session/roles.ts';
import { useAdminApi } from '../session/useAdminApi.ts';
import { useStaffMember } from '../session/useStaffMember.ts';
import { chores, noChoresLabel } from './open-chores.ts';
import styles from './dashboard.module.css';

/** What waits besides the orders, on a line that is there also when nothing does, or before that is known. */
export function Chores({ totals }: { totals: AdminTotalsView | undefined }) {
  const approvals = useWaitingApprovals();
  const { data: held = [] } = useAdminApi(addressOf(heldRequests), REFRESH_MS);
  const { mailsWaiting = 0 } = useLive();
  const { role } = useStaffMember();
  const { data: tasks = [] } = useOpenBillingTasks(mayManage(role));
  const counts = { approvals, held: held.length, mails: mailsWaiting, billingTasks: tasks.length };
  const waiting = totals ? chores(totals, counts) : [];
  return (
    <p className={styles.chores}>
      {!totals ? '…' : waiting.length === 0 ? noChoresLabel(totals) : 'Needs attention:'}
      {waiting.map(({ text, path }) => (
        <Link key={path} to={path}>
          {text}
        </Link>
      ))}
    </p>
  );
}
