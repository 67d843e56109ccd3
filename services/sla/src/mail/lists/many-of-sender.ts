import type { EntityManager } from 'typeorm';

/** Of what one address sends too much of only the first that is due has a line. */
export const FIRST_OF_SENDER = `(not is_repeated or not exists (
  select from inbound_mails earlier
  where earlier.state = 'waiting' and earlier.is_repeated and earlier.from_address = inbound_mails.from_address
    and (earlier.received_at, earlier.id) < (inbound_mails.received_at, inbound_mails.id)))`;

/** How many more are listed under each of these lines, by mail; of most there are none. */
export async function moreOfSender(
  db: EntityManager,
  mailIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await db.query<{ id: number; more: number }[]>(
    `select listed.id, (count(*) - 1)::integer as more
     from inbound_mails listed join inbound_mails mail on mail.from_address = listed.from_address
     where listed.id = any($1) and listed.is_repeated and mail.is_repeated and mail.state = 'waiting'
     group by listed.id`,
    [mailIds],
  );
  return new Map(rows.map(({ id, more }) => [id, more]));
}
