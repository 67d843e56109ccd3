import type { EntityManager } from 'typeorm';

/** Those that were mailed to an address that is the legal contact's no more. The row is locked already. */
export async function endResetLinks(db: EntityManager, signupId: number): Promise<void> {
  await db.query(`update signups set reset_links = '[]' where id = $1`, [signupId]);
}
