import { createContext, useContext } from 'react';
import type { AdminUserView } from '@rep13/contracts-admin';

export const StaffMember = createContext<AdminUserView | null>(null);

/** Who is signed in as staff. Only for what stands inside `AdminLayout`. */
export function useStaffMember(): AdminUserView {
  const user = useContext(StaffMember);
  if (!user) throw new Error('useStaffMember is used outside of AdminLayout, which knows who is signed in');
  return user;
}
