import { createContext, useContext } from 'react';
import type { AdminUserView } from '@rep13/contracts-admin';

export const StaffMember = createContext<AdminUserView | null>(null);

/** Who sits at the desk. Only for what stands inside `Desk`. */
export function useStaffMember(): AdminUserView {
  const user = useContext(StaffMember);
  if (!user) throw new Error('useStaffMember is used outside of Desk, which knows who is signed in');
  return user;
}
