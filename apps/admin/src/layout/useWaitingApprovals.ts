import type { ApprovalView } from '@rep13/contracts-admin';
import { REFRESH_MS } from '../list/useList.ts';
import { mayWork } from '../session/roles.ts';
import { useAdminApi } from '../session/useAdminApi.ts';
import { useStaffMember } from '../session/useStaffMember.ts';

/** How many steps wait for the one who is signed in to agree; who only reads never agrees. */
export function useWaitingApprovals(): number {
  const { role } = useStaffMember();
  const { data } = useAdminApi<ApprovalView[]>(mayWork(role) ? '/api/admin/approvals' : null, REFRESH_MS);
  return data?.filter(({ state, mayDecide }) => state === 'open' && mayDecide).length ?? 0;
}
