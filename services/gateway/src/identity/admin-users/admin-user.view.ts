import type { AdminUserView, StaffAccountView, StaffMemberView } from '@rep13/contracts-admin';
import type { StaffMfa } from '../../config.ts';
import type { AdminUser } from './admin-user.entity.ts';

const toStaffAccountView = (user: AdminUser): StaffAccountView => ({
  id: user.id,
  username: user.username,
  email: user.email,
  role: user.role,
  mustChangePassword: user.mustChangePassword,
  hasSecondFactor: user.hasSecondFactor,
});

/** With `staffMfa`, the setting of that name, which may demand a second factor of everybody. */
export const toAdminUserView = (user: AdminUser, staffMfa: StaffMfa | undefined): AdminUserView => ({
  ...toStaffAccountView(user),
  mustSetUpSecondFactor: user.lacksSecondFactor(staffMfa),
});

export const toStaffMemberView = (user: AdminUser): StaffMemberView => ({
  ...toStaffAccountView(user),
  isActive: user.isActive,
  lastLogin: user.lastLogin?.toISOString() ?? null,
  createdAt: user.createdAt.toISOString(),
});
