import type { StaffMemberView } from '@rep13/contracts-admin';
import { mayManage } from '../session/roles.ts';
import { useAdminApi } from '../session/useAdminApi.ts';
import { useStaffMember } from '../session/useStaffMember.ts';
import { STAFF_PATH } from './staff-path.ts';

/** Says who an actor such as `admin:3` is. Only admins may read the others' names. */
export function useStaffNames(): (actor: string) => string {
  const me = useStaffMember();
  const { data: staff } = useAdminApi<StaffMemberView[]>(mayManage(me.role) ? STAFF_PATH : null);
  return (actor) => nameOf(actor, me.id, staff ?? []);
}

export function nameOf(
  actor: string,
  ownId: number,
  staff: readonly Pick<StaffMemberView, 'id' | 'username'>[],
): string {
  if (actor === 'system') return 'The clock';
  const id = Number(actor.replace(/^admin:/, ''));
  if (id === ownId) return 'You';
  return staff.find((member) => member.id === id)?.username ?? `Staff member ${id}`;
}
