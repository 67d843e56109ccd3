import type { EntityManager } from 'typeorm';

/** What may stand in a head without a word of a stranger (RFC 5322, 3.6.4). */
const PLAIN_ID = /^[!-;=?-~]{1,250}$/;

/** The id of the last mail by which an authority wrote about an order, in angle brackets: what we answer stands below it. */
export async function lastMailIdOf(db: EntityManager, ticketId: number): Promise<string | null> {
  const [last] = await db.query<{ id: string | null }[]>(
    `select mail.message_id as id from ticket_messages message
     join inbound_mails mail on mail.id = message.mail_id
     where message.ticket_id = $1 order by message.id desc limit 1`,
    [ticketId],
  );
  return last?.id && PLAIN_ID.test(last.id) ? `<${last.id}>` : null;
}
