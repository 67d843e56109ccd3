import { currentContext } from '@rep13/service-kit';
import type { EntityManager } from 'typeorm';

/** The answer that the gateway's own transaction has stored under the key of the present request. */
export async function storedAnswer<T>(db: EntityManager): Promise<T | undefined> {
  const { idempotency } = currentContext() ?? {};
  if (!idempotency) return undefined;
  const { scope, key, fingerprint, ttlSeconds = null } = idempotency;
  const [stored] = await db.query<{ reply: T | null }[]>(
    `select reply from idempotency_keys where scope = $1 and key = $2 and fingerprint = $3
       and ($4::integer is null or created_at > now() - make_interval(secs => $4))`,
    [scope, key, fingerprint, ttlSeconds],
  );
  return stored?.reply ?? undefined;
}
