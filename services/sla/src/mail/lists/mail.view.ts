import type {
  InboundMailDetailView,
  InboundMailView,
  MailDecisionView,
  MailOrderDraftView,
  MailSuggestionView,
} from '@rep13/contracts-sla';
import type { EntityManager } from 'typeorm';
import { toSenderKeyView } from '../../authority-requests/authority-key.entity.ts';
import { findAuthority } from '../../authority-requests/authority-request.view.ts';
import { toAuthorityView } from '../../authority-requests/authority.entity.ts';
import * as clock from '../../tickets/ticket-clock.ts';
import type { InboundMail } from '../inbound-mail.entity.ts';
import { isKeyExpired, keyOfMail, provingKey } from '../keys/saved-keys.ts';
import { suggestionsOf } from './suggestions.ts';

const moment = (time: Date | null) => time?.toISOString() ?? null;

export const toMailView = (
  mail: InboundMail,
  suggestions: readonly MailSuggestionView[],
  isKeySaved: boolean,
): InboundMailView => ({
  id: mail.id,
  version: mail.version,
  state: mail.state,
  fromName: mail.fromName,
  fromAddress: mail.fromAddress,
  subject: mail.subject,
  receivedAt: mail.receivedAt.toISOString(),
  dueAt: mail.state === 'waiting' ? clock.dueAt(mail.receivedAt).toISOString() : null,
  reading: mail.reading,
  readingReason: mail.readingReason,
  automatic: mail.automatic,
  signature: mail.signature?.state ?? null,
  isKeySaved,
  isKeyExpired: isKeyExpired(mail),
  passedDomain: mail.passedDomain,
  files: mail.parts.length,
  suggestions,
});

export async function mailDetail(
  db: EntityManager,
  mail: InboundMail,
  draft: MailOrderDraftView | null = null,
): Promise<InboundMailDetailView> {
  const suggestions = (await suggestionsOf(db, [mail.id])).get(mail.id) ?? [];
  const key = await keyOfMail(db, mail);
  const authority = await findAuthority(db, mail.fromAddress ?? '');
  const isKeySaved = (await provingKey(db, mail)) !== null;
  return {
    ...toMailView(mail, suggestions, isKeySaved),
    senderKey: key && toSenderKeyView(key),
    authority: authority && toAuthorityView(authority),
    replyTo: mail.replyTo,
    messageId: mail.messageId,
    writtenAt: moment(mail.writtenAt),
    internalAt: moment(mail.internalAt),
    traceAt: moment(mail.traceAt),
    seenAt: mail.seenAt.toISOString(),
    text: mail.text,
    quoted: mail.quoted,
    otherText: mail.otherText,
    nested: mail.nested,
    warnings: mail.warnings,
    signedBy: mail.signature,
    parts: mail.parts,
    ...{ size: mail.size, sha256: mail.sha256, pieces: mail.pieces },
    draft: mail.state === 'waiting' ? draft : null,
    decision: await decisionOf(db, mail),
  };
}

async function decisionOf(db: EntityManager, mail: InboundMail): Promise<MailDecisionView | null> {
  const { decidedBy, decidedAt } = mail;
  if (decidedBy === null || decidedAt === null) return null;
  const tickets = await db.query<MailDecisionView['tickets']>(
    `select ticket.id as "ticketId", ticket.ticket_number as "ticketNumber"
     from mail_order_links link join sla_tickets ticket on ticket.id = link.ticket_id
     where link.mail_id = $1 order by ticket.id`,
    [mail.id],
  );
  const { ignoredAs, answer } = mail;
  const rule = decidedBy === 'system' ? mail.rule : null;
  return { by: decidedBy, at: decidedAt.toISOString(), ignoredAs, answer, tickets, rule };
}
