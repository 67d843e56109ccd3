import type { UndeliveredMailView } from '@rep13/contracts-sla';
import type { EntityManager } from 'typeorm';

interface Row {
  readonly mailId: number;
  readonly address: string;
  readonly status: string | null;
  readonly reportedAt: Date;
}

/**
 * The last mail that did not reach the address of an order's authority; null once the authority or a machine of it has
 * answered since, or another address stands there. That our mail server took a later mail shows nothing.
 */
export async function undeliveredOf(
  db: EntityManager,
  ticketId: number,
  email: string | null,
): Promise<UndeliveredMailView | null> {
  const [last] = await db.query<Row[]>(
    `select mail.id as "mailId", mail.undelivered_to as address, mail.undelivered_status as status,
       mail.received_at as "reportedAt"
     from mail_order_links link join inbound_mails mail on mail.id = link.mail_id
     where link.ticket_id = $1 and lower(mail.undelivered_to) = lower($2)
       and not exists (select from ticket_messages message where message.ticket_id = $1
         and message.direction = 'authority_to_staff' and message.created_at > mail.decided_at)
       and not exists (select from sla_ticket_events event where event.ticket_id = $1
         and event.action = 'mail-answered-by-machine' and event.created_at > mail.decided_at)
     order by mail.id desc limit 1`,
    [ticketId, email],
  );
  return last ? { ...last, reportedAt: last.reportedAt.toISOString() } : null;
}
