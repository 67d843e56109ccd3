import { list } from '@rep13/contracts-api-admin/approvals';
import { addressOf } from '@rep13/contracts-operations';
import { REFRESH_MS } from '../list/useList.ts';
import { mayWork } from '../session/roles.ts';
import { useAdminApi } from '../session/useAdminApi.ts';
import { useStaffMember } from '../session/useStaffMember.ts';

/** How many steps wait for the one who is signed in to agree; who only reads never agrees. */
export function useWaitingApprovals(): number {
  const { role } = useStaffMember();
  const { data } = useAdminApi(mayWork(role) ? addressOf(list) : null, REFRESH_MS);
  return data?.filter(({ state, mayDecide }) => state === 'open' && mayDecide).length ?? 0;
}
