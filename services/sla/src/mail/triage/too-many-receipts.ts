import { HOUR_MS } from '@rep13/contracts-constants';
import type { EntityManager } from 'typeorm';

/** Receipts that go out by themselves in an hour, to one address and to all. */
const TO_ONE = 5;
const TO_ALL = 200;

/** Whether another order by mail would send more receipts than a person could want. */
export async function tooManyReceipts(db: EntityManager, email: string, now: Date): Promise<boolean> {
  const [sent] = await db.query<[{ to_one: number; to_all: number }]>(
    `select count(*) filter (where from_address = $1)::integer as to_one, count(*)::integer as to_all
     from inbound_mails where state = 'order' and decided_by = 'system' and decided_at > $2`,
    [email, new Date(now.getTime() - HOUR_MS)],
  );
  return sent.to_one >= TO_ONE || sent.to_all >= TO_ALL;
}
