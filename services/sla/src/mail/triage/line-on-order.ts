import { AuthorityMailBounced, MailAttached } from '@rep13/contracts-sla';
import type { Scope } from '@rep13/service-kit';
import { SlaTicketEvent } from '../../tickets/sla-ticket-event.entity.ts';
import { lockTicket } from '../../tickets/ticket-at-work.ts';
import { link } from '../decisions/attach-to-order.ts';
import type { InboundMail } from '../inbound-mail.entity.ts';
import type { Bounce } from '../reading/mail-facts.ts';
import { settle } from '../decisions/settle.ts';
import { storable, storableOrNull } from '../contents/storable.ts';
import type { KnownOrder } from './mail-context.ts';

interface AboutOrder {
  readonly mail: InboundMail;
  readonly of: KnownOrder;
  readonly bounce: Bounce | null;
}

/** What a machine says of a mail of ours is a line of the order's history: nothing begins or ends by it. */
export async function lineOnOrder(scope: Scope, { mail, of, bounce }: AboutOrder, now: Date): Promise<void> {
  const { db, outbox } = scope;
  const { id: ticketId, status } = await lockTicket(db, of.ticketId);
  const isBounce = mail.automatic === 'bounce';
  await db.insert(SlaTicketEvent, {
    ticketId,
    action: isBounce ? 'mail-bounced' : 'mail-answered-by-machine',
    fromStatus: status,
    toStatus: status,
    actor: 'system',
    note: isBounce ? noteOf(bounce) : null,
    createdAt: now,
  });
  await link(scope, { mail, ticketId, by: 'system', now });
  const isFinal = bounce?.isFinal ?? true;
  if (isBounce && isFinal) Object.assign(mail, undeliveredOf(of, bounce));
  settle(mail, { state: 'attached', by: 'system', now });
  await db.save(mail);
  outbox.add(MailAttached, { mailId: mail.id, ticketId });
  if (isBounce)
    outbox.add(AuthorityMailBounced, {
      ...{ mailId: mail.id, ticketId, isFinal },
      ...(of.email && { domain: of.email.split('@').at(-1) }),
      ...(bounce?.status && { status: bounce.status }),
    });
}

/** The report may name the mailbox that theirs forwards to: what counts is where we wrote to. */
const undeliveredOf = ({ email }: KnownOrder, bounce: Bounce | null) => ({
  undeliveredTo: email ?? storableOrNull(bounce?.recipient ?? null),
  undeliveredStatus: bounce?.status ?? null,
});

function noteOf(bounce: Bounce | null): string {
  const recipient = bounce?.recipient ? storable(bounce.recipient) : 'the authority';
  const status = bounce?.status ? ` (${storable(bounce.status)})` : '';
  return bounce?.isFinal === false
    ? `Our mail has not reached ${recipient} yet${status}; its server still tries`
    : `Our mail did not reach ${recipient}${status}`;
}
