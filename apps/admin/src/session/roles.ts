import type { AdminRole } from '@rep13/contracts-gateway/constants';

/** Tickets and mails are worked on by caseworkers and admins; auditors only read. */
export const mayWork = (role: AdminRole): boolean => role !== 'auditor';

/** Accounts, staff and dead letters are the admins'. */
export const mayManage = (role: AdminRole): boolean => role === 'admin';
