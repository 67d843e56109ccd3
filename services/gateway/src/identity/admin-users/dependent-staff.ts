import { DAY_MS } from '@rep13/contracts-constants';
import { INDEPENDENT_AFTER_DAYS } from '@rep13/contracts-gateway/constants';
import type { EntityManager } from 'typeorm';

/** Somebody made an account, opened it again, or changed what proves whose it is or what it may do. In that transaction. */
export async function noteStaffChange(
  db: EntityManager,
  change: { readonly adminUserId: number; readonly by: number; readonly at: Date },
): Promise<void> {
  const { adminUserId, by, at } = change;
  await db.query(
    'insert into admin_user_changes (admin_user_id, changed_by, changed_at) values ($1, $2, $3)',
    [adminUserId, by, at],
  );
}

/**
 * Whose accounts hang together with this one by changes of the last days, over any number of steps and in either
 * direction: one person may be behind all of them, as who makes two colleagues can be both.
 */
export async function dependentStaff(
  db: EntityManager,
  adminUserId: number,
  now: Date,
): Promise<ReadonlySet<number>> {
  const rows = await db.query<{ id: number }[]>(
    `with recursive pairs as (
       select admin_user_id as one, changed_by as other from admin_user_changes where changed_at > $2
       union select changed_by, admin_user_id from admin_user_changes where changed_at > $2
     ), reached as (
       select $1::integer as id
       union select pairs.other from reached join pairs on pairs.one = reached.id
     )
     select id from reached where id <> $1`,
    [adminUserId, new Date(now.getTime() - INDEPENDENT_AFTER_DAYS * DAY_MS)],
  );
  return new Set(rows.map(({ id }) => id));
}
