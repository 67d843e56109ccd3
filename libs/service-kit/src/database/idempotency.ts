import type { EntityManager } from 'typeorm';
import type { IdempotencyContext } from '../context/request-context.ts';
import { IdempotencyKeyInUse, IdempotencyKeyReused } from '../errors/errors.ts';

/** What Postgres says when a statement waited too long for a lock or at all. */
const WAITED_TOO_LONG = new Set(['55P03', '57014']);

/**
 * Runs `work` unless the key has been used; then answers what it answered. The key is a row of the same
 * transaction, so a second request waits for the first one's commit and a crash leaves no trace.
 */
export async function onceOnly<T>(
  db: EntityManager,
  idempotency: IdempotencyContext,
  work: () => Promise<T>,
): Promise<T> {
  const [replied] = await onceEach(db, [{ idempotency }], async () => [await work()]);
  if (replied) return replied.reply;
  const { scope, key, fingerprint } = idempotency;
  const [first] = await db.query<{ fingerprint: string; reply: T }[]>(
    'select fingerprint, reply from idempotency_keys where scope = $1 and key = $2',
    [scope, key],
  );
  if (!first) throw new IdempotencyKeyInUse();
  if (first.fingerprint !== fingerprint) throw new IdempotencyKeyReused();
  return first.reply;
}

/** A request that may bring a key. */
export interface KeyedRequest {
  readonly idempotency: IdempotencyContext | undefined;
}

/**
 * Runs `work` once for all requests whose key has not been used, and keeps its replies, one for each in their order.
 * @returns those requests with their replies; left out are the others, also a key's second one among these.
 */
export async function onceEach<R extends KeyedRequest, T>(
  db: EntityManager,
  requests: readonly R[],
  work: (fresh: readonly R[]) => Promise<readonly T[]>,
): Promise<readonly { request: R; reply: T }[]> {
  const claimed = await claim(
    db,
    requests.flatMap(({ idempotency }) => idempotency ?? []),
  );
  const fresh = requests.filter(({ idempotency }) => !idempotency || claimed.delete(nameOf(idempotency)));
  if (fresh.length === 0) return [];
  const replies = await work(fresh);
  const replied = fresh.map((request, index) => ({ request, reply: replies[index] as T }));
  await keep(
    db,
    replied.flatMap(({ request: { idempotency }, reply }) =>
      idempotency ? [{ ...idempotency, reply }] : [],
    ),
  );
  return replied;
}

const nameOf = ({ scope, key }: Pick<IdempotencyContext, 'scope' | 'key'>): string =>
  JSON.stringify([scope, key]);

/** The names of those keys that nobody has used, or not for as long as they hold: from now on they are taken. */
async function claim(db: EntityManager, keys: readonly IdempotencyContext[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const brought = JSON.stringify(keys);
  if (keys.some(({ ttlSeconds }) => ttlSeconds !== undefined)) {
    await db.query(
      `delete from idempotency_keys as used
       using jsonb_to_recordset($1::jsonb) as brought (scope text, key text, "ttlSeconds" integer)
       where used.scope = brought.scope and used.key = brought.key
         and used.created_at < now() - make_interval(secs => brought."ttlSeconds")`,
      [brought],
    );
  }
  try {
    const rows = await db.query<{ scope: string; key: string }[]>(
      `insert into idempotency_keys (scope, key, fingerprint)
       select scope, key, fingerprint
       from jsonb_to_recordset($1::jsonb) as brought (scope text, key text, fingerprint text)
       on conflict do nothing returning scope, key`,
      [brought],
    );
    return new Set(rows.map(nameOf));
  } catch (error) {
    if (WAITED_TOO_LONG.has((error as { code?: string }).code ?? '')) throw new IdempotencyKeyInUse();
    throw error;
  }
}

async function keep(
  db: EntityManager,
  replied: readonly (IdempotencyContext & { reply: unknown })[],
): Promise<void> {
  if (replied.length === 0) return;
  await db.query(
    `update idempotency_keys as used set reply = replied.reply
     from json_to_recordset($1::json) as replied (scope text, key text, reply json)
     where used.scope = replied.scope and used.key = replied.key`,
    [JSON.stringify(replied)],
  );
}
