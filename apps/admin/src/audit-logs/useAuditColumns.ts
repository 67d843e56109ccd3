import { useMemo } from 'react';
import { useColleagues } from '../colleagues/useColleagues.ts';
import { auditColumns } from './audit-columns.tsx';

/** With the names of staff as soon as they are known, one's own included. */
export function useAuditColumns() {
  const { data: staff = [] } = useColleagues();
  return useMemo(() => {
    const names = new Map(staff.map(({ id, username }) => [`admin:${id}`, username]));
    return auditColumns((actor) => names.get(actor) ?? actor.replace('admin:', 'staff member '));
  }, [staff]);
}
