import type { AdminUserView, StaffMemberView } from '@rep13/contracts';
import type { AdminUser } from './admin-user.entity.ts';

export const toAdminUserView = (user: AdminUser): AdminUserView => ({
  id: user.id,
  username: user.username,
  email: user.email,
  role: user.role,
  mustChangePassword: user.mustChangePassword,
});

export const toStaffMemberView = (user: AdminUser): StaffMemberView => ({
  ...toAdminUserView(user),
  isActive: user.isActive,
  lastLogin: user.lastLogin?.toISOString() ?? null,
  createdAt: user.createdAt.toISOString(),
});
