import { useLive } from '../live/live-context.ts';
import { useOpenBillingTasks } from '../money/useBillingTasks.ts';
import { mayManage } from '../session/roles.ts';
import { useStaffMember } from '../session/useStaffMember.ts';
import { useWaitingApprovals } from './useWaitingApprovals.ts';
import type { Waiting } from './WaitingCount.tsx';

/** By the path of a page: what waits there for the one who is signed in. */
export function useWaitingCounts(): Readonly<Record<string, Waiting>> {
  const { role } = useStaffMember();
  // Nobody but an admin settles them.
  const { data: tasks = [] } = useOpenBillingTasks(mayManage(role));
  return {
    '/admin/approvals': { count: useWaitingApprovals(), what: 'waiting for you' },
    '/admin/mail': { count: useLive().mailsWaiting ?? 0, what: 'waiting' },
    '/admin/billing-tasks': { count: tasks.length, what: 'open' },
  };
}
