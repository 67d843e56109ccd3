import { useOpenBillingTasks } from '../money/useBillingTasks.ts';
import { mayManage } from '../session/roles.ts';
import { useStaffMember } from '../session/useStaffMember.ts';

/** How many billing tasks wait for an admin; nobody else settles them. */
export function useOpenTasks(): number {
  const { role } = useStaffMember();
  const { data } = useOpenBillingTasks(mayManage(role));
  return data?.length ?? 0;
}
