/** `admin` may do everything, `caseworker` tickets and reading clients, `auditor` reading and export. */
export const ADMIN_ROLES = ['admin', 'caseworker', 'auditor'] as const;
export type AdminRole = (typeof ADMIN_ROLES)[number];
