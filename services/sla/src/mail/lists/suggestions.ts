import type { MailSuggestionView } from '@rep13/contracts-sla';
import type { EntityManager } from 'typeorm';

const OF_SENDER = 3;

interface Row extends MailSuggestionView {
  readonly mailId: number;
}

/** The orders that mails may belong to, the likeliest first, by mail. */
export async function suggestionsOf(
  db: EntityManager,
  mailIds: readonly number[],
): Promise<ReadonlyMap<number, readonly MailSuggestionView[]>> {
  const rows = await db.query<Row[]>(
    `select mail.id as "mailId", found.why, ticket.id as "ticketId", ticket.ticket_number as "ticketNumber",
       ticket.authority_reference as reference
     from inbound_mails mail cross join lateral (
       select mail.proven_reference as reference, 'proven' as why, 1 as place where mail.proven_reference is not null
       union all select mail.named_reference, 'named', 2 where mail.named_reference is not null
       union all (
         select request.reference, 'sender', 3 from authority_requests request
         where split_part(lower(request.email), '@', 2) = split_part(lower(mail.from_address), '@', 2)
           and request.ticket_id is not null and mail.state <> 'order'
         order by request.id desc limit ${OF_SENDER})
     ) found
     join sla_tickets ticket on ticket.authority_reference = found.reference
     where mail.id = any($1) order by found.place, ticket.id desc`,
    [mailIds],
  );
  const byMail = new Map<number, MailSuggestionView[]>();
  for (const { mailId, ...suggestion } of rows) {
    const known = byMail.get(mailId) ?? [];
    if (!known.some(({ ticketId }) => ticketId === suggestion.ticketId)) known.push(suggestion);
    byMail.set(mailId, known);
  }
  return byMail;
}
