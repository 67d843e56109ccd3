import type { EntityManager } from 'typeorm';
import type { IdempotencyContext } from '../context/request-context.ts';
import { IdempotencyKeyInUse, IdempotencyKeyReused } from '../errors/errors.ts';

/** Codes of Postgres for a statement that waited too long for a lock or at all. */
const WAITED_TOO_LONG = new Set(['55P03', '57014']);

/** An answer that was given before, stored as JSON. */
export interface StoredReply<T> {
  readonly reply: T;
}

/**
 * Takes the key for this transaction. It is a row of the transaction, so a second request waits for the first one's
 * commit and a crash leaves no trace; with its last statement the transaction stores the answer (`writeLast`).
 * @returns what the first request with this key was answered; nothing when this is the first.
 * @throws IdempotencyKeyInUse, IdempotencyKeyReused
 */
export async function takeKey<T>(
  db: EntityManager,
  { scope, key, fingerprint, ttlSeconds }: IdempotencyContext,
): Promise<StoredReply<T> | undefined> {
  if (ttlSeconds !== undefined) {
    await db.query(
      `delete from idempotency_keys where scope = $1 and key = $2 and created_at < now() - make_interval(secs => $3)`,
      [scope, key, ttlSeconds],
    );
  }
  if (await claimed(db, scope, key, fingerprint)) return undefined;
  const [first] = await db.query<(StoredReply<T> & { fingerprint: string })[]>(
    'select fingerprint, reply from idempotency_keys where scope = $1 and key = $2',
    [scope, key],
  );
  if (!first) throw new IdempotencyKeyInUse();
  if (first.fingerprint !== fingerprint) throw new IdempotencyKeyReused();
  return first;
}

async function claimed(db: EntityManager, scope: string, key: string, fingerprint: string): Promise<boolean> {
  try {
    const rows = await db.query<unknown[]>(
      `insert into idempotency_keys (scope, key, fingerprint) values ($1, $2, $3)
       on conflict do nothing returning key`,
      [scope, key, fingerprint],
    );
    return rows.length > 0;
  } catch (error) {
    if (WAITED_TOO_LONG.has((error as { code?: string }).code ?? '')) throw new IdempotencyKeyInUse();
    throw error;
  }
}
