import { type AdminRole, ADMIN_ROLES } from '@rep13/contracts-gateway/constants';

export const ROLE_LABELS: Record<AdminRole, string> = {
  admin: 'Admin',
  caseworker: 'Caseworker',
  auditor: 'Auditor',
};

export const ROLE_CHOICES = ADMIN_ROLES.map((role) => [role, ROLE_LABELS[role]] as const);
