import { getDomain } from 'tldts';
import type { EntityManager } from 'typeorm';
import { findAuthority } from '../../authority-requests/authority-request.view.ts';
import { provingKey } from '../keys/saved-keys.ts';
import type { MailFacts } from '../reading/mail-facts.ts';
import { ReplyTags } from '../../authority-requests/reply-tags.ts';
import type { MailPart } from '../contents/mail-contents.ts';
import type { KnownOrder, MailContext } from './mail-context.ts';

interface Copies {
  readonly recipients: readonly string[];
  readonly is_junk: boolean;
}

/** What the rules have to know of a mail beside what it says. */
export async function gather(
  db: EntityManager,
  tags: ReplyTags,
  { mailId, facts, parts, ownAddress, receivedAt }: Known,
): Promise<MailContext> {
  const [copies] = await db.query<[Copies]>(
    `select coalesce(bool_and(is_junk), false) as is_junk,
       coalesce(array_agg(distinct recipient) filter (where recipient is not null), '{}') as recipients
     from inbound_mail_copies left join lateral unnest(recipients) recipient on true where mail_id = $1`,
    [mailId],
  );
  const address = facts.from?.address ?? '';
  const sent = { signature: facts.signature, fromAddress: facts.from?.address ?? null, receivedAt };
  const sentTo = tagsOf(facts, copies.recipients);
  return {
    proven: await orderOf(db, provenReference(tags, facts, sentTo)),
    named: await orderOf(db, facts.reference),
    hasOurId: facts.messageId !== null && tags.referenceOfId(facts.messageId) !== null,
    ownDomain: ownAddress.split('@')[1] ?? '',
    domain: getDomain(address.split('@')[1] ?? ''),
    isReturned: sentTo.some(ReplyTags.isForReturned),
    probeDay: sentTo.map((tag) => tags.dayOfProbe(tag)).find((day) => day !== null) ?? null,
    isJunk: copies.is_junk,
    authority: await findAuthority(db, address),
    isKeySaved: (await provingKey(db, sent)) !== null,
    hasUnscannedFile: parts.some(({ isUnscanned }) => isUnscanned),
  };
}

interface Known {
  readonly mailId: number;
  readonly facts: MailFacts;
  readonly parts: readonly MailPart[];
  readonly ownAddress: string;
  /** From when its 24 hours count. */
  readonly receivedAt: Date;
}

/** What stands behind the plus sign of each of our addresses that it was sent to. */
const tagsOf = ({ tag }: MailFacts, recipients: readonly string[]): string[] =>
  [tag, ...recipients.map((address) => /\+([^@]+)@/.exec(address)?.[1])].flatMap((found) => found ?? []);

/** By the address that it was sent to, or by a mail of ours that it answers or reports about. */
function provenReference(tags: ReplyTags, facts: MailFacts, sentTo: readonly string[]): string | null {
  const answered = [...facts.answers, facts.bounce?.of];
  const byTag = sentTo.map((tag) => tags.referenceOf(tag));
  const byId = answered.map((id) => tags.referenceOfId(id ?? ''));
  return [...byTag, ...byId].find((reference) => reference !== null) ?? null;
}

interface OrderRow {
  readonly ticketId: number;
  readonly reference: string;
  readonly isOpen: boolean;
  readonly email: string | null;
}

async function orderOf(db: EntityManager, reference: string | null): Promise<KnownOrder | null> {
  if (reference === null) return null;
  const [found] = await db.query<OrderRow[]>(
    `select ticket.id as "ticketId", ticket.authority_reference as reference,
       ticket.status <> 'closed' as "isOpen", request.email
     from sla_tickets ticket left join authority_requests request on request.ticket_id = ticket.id
     where ticket.authority_reference = $1`,
    [reference],
  );
  return found ? { ...found, domain: getDomain(found.email?.split('@')[1] ?? '') } : null;
}
