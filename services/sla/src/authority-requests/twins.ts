import type { OrderTwinView } from '@rep13/contracts-sla';
import type { EntityManager } from 'typeorm';
import type { AuthorityRequest } from './authority-request.entity.ts';

/** More than these nobody compares. */
const TWINS_MAX = 10;
/** A sender who means the same client again within this time may have pressed twice, or send a reminder. */
const SENT_AGAIN_DAYS = 30;

/**
 * Other orders that may be the same one: of the same authority's reference, about one of the same addresses, or sent by
 * the same mailbox about the same client within a month. Staff decides; nothing follows from it by itself.
 */
export async function twinsOf(db: EntityManager, request: AuthorityRequest): Promise<OrderTwinView[]> {
  const { id, ownReference, urls, email, target, receivedAt } = request;
  const rows = await db.query<TwinRow[]>(
    `select other.reference, ticket.id, ticket.ticket_number, ticket.status,
       coalesce(lower(other.own_reference) = lower($2), false) as by_reference,
       url_digests(other.urls) && url_digests($3::text[]) as by_urls,
       ${SAME_SENDER} as by_sender
     from authority_requests other join sla_tickets ticket on ticket.id = other.ticket_id
     where other.id in (
       select id from authority_requests where own_reference is not null and lower(own_reference) = lower($2)
       union select id from authority_requests where url_digests(urls) && url_digests($3::text[])
       union select other.id from authority_requests other where ${SAME_SENDER}
     ) and other.id <> $1 and other.state = 'received'
     order by other.id desc limit ${TWINS_MAX}`,
    [id, ownReference, urls, email, target, receivedAt],
  );
  return rows.map((row) => ({
    ticketId: row.id,
    ticketNumber: row.ticket_number,
    reference: row.reference,
    status: row.status,
    alike: ALIKE.filter(([column]) => row[column]).map(([, name]) => name),
  }));
}

const SAME_SENDER = `(lower(other.email) = lower($4) and lower(other.target) = lower($5)
  and other.received_at between $6::timestamptz - interval '${SENT_AGAIN_DAYS} days'
    and $6::timestamptz + interval '${SENT_AGAIN_DAYS} days')`;

const ALIKE = [
  ['by_reference', 'reference'],
  ['by_urls', 'urls'],
  ['by_sender', 'sender'],
] as const;

interface TwinRow {
  readonly reference: string;
  readonly id: number;
  readonly ticket_number: string;
  readonly status: OrderTwinView['status'];
  readonly by_reference: boolean;
  readonly by_urls: boolean;
  readonly by_sender: boolean;
}
