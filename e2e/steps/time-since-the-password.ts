import pg from 'pg';
import { databaseUrl } from './stores.ts';

/** As if somebody had signed in eleven minutes ago, wherever they are signed in. */
export async function letElevenMinutesPass(
  who: { adminUserId: number } | { signupId: number },
): Promise<void> {
  const [as, field, id] =
    'adminUserId' in who ? ['admin', 'id', who.adminUserId] : ['client', 'signupId', who.signupId];
  const db = new pg.Client({ connectionString: await databaseUrl() });
  await db.connect();
  try {
    // First, or the older session would be over for a moment.
    if (as === 'admin')
      await db.query(
        `update gateway.admin_users set sessions_valid_from = sessions_valid_from - interval '11 minutes' where id = $1`,
        [id],
      );
    const { rowCount } = await db.query(
      `update gateway.sessions set sess = jsonb_set(sess, '{${as},signedInAt}',
         to_jsonb((sess->'${as}'->>'signedInAt')::bigint - 660000)) where (sess->'${as}'->>'${field}')::int = $1`,
      [id],
    );
    if (!rowCount) throw new Error(`${as} ${id} is signed in nowhere`);
  } finally {
    await db.end();
  }
}
