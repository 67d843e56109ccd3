import type { APIRequestContext } from '@playwright/test';
import { becomeColleague, type Credentials } from './admin.ts';
import { inDatabase } from './stores.ts';

/** As if these accounts had been made more than a week ago: then their owners agree to each other's steps (ADR 44). */
export const letBeIndependent = (staff: readonly { readonly id: number }[]): Promise<void> =>
  inDatabase(async (client) => {
    await client.query(
      `update gateway.admin_user_changes set changed_at = changed_at - interval '8 days'
       where admin_user_id = any($1)`,
      [staff.map(({ id }) => id)],
    );
  });

/** Two caseworkers of whom one may agree to what the other asks for. */
export async function becomeTwoCaseworkers(admin: APIRequestContext): Promise<[Credentials, Credentials]> {
  const one = await becomeColleague(admin, 'caseworker');
  const other = await becomeColleague(admin, 'caseworker');
  await letBeIndependent([one, other]);
  return [one, other];
}
