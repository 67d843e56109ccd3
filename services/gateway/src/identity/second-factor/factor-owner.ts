import type { AdminUser } from '../admin-users/admin-user.entity.ts';

/** Whose second factor: a member of staff by the account's number, a client by the signup's. */
export interface FactorOwner {
  readonly as: 'admin' | 'client';
  readonly id: number;
}

export const staffOwner = ({ id }: Pick<AdminUser, 'id'>): FactorOwner => ({ as: 'admin', id });
export const clientOwner = (signupId: number): FactorOwner => ({ as: 'client', id: signupId });

/** For names of limits and for what is sealed, as in `admin 7`. */
export const nameOf = ({ as, id }: FactorOwner): string => `${as} ${id}`;
