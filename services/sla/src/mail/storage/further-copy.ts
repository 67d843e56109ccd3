import { lockOne, type Scope } from '@rep13/service-kit';
import { AuthorityRequest } from '../../authority-requests/authority-request.entity.ts';
import { cameEarlier } from '../../tickets/came-earlier.ts';
import { lockTicket, saveSteps } from '../../tickets/ticket-at-work.ts';
import * as clock from '../../tickets/ticket-clock.ts';
import { InboundMail } from '../inbound-mail.entity.ts';
import { receivedAtOf } from './received-at.ts';

interface FurtherCopy {
  readonly mailId: number;
  readonly internalAt: Date | null;
  readonly isJunk: boolean;
}

/**
 * A mail lies in another place too, which may have had it earlier: folders are read beside each other. Its clock counts
 * from the earlier time, and so does that of an order that was made of it. What was put aside only because it lay among
 * the spam is read again. To be called once the copy is noted: whoever decides about the mail then has done so, or waits.
 * @returns whether the mail is to be read again
 */
export async function recordFurtherCopy(scope: Scope, copy: FurtherCopy, now: Date): Promise<boolean> {
  const { mailId: id, internalAt, isJunk } = copy;
  const seen = await scope.db.findOneByOrFail(InboundMail, { id });
  if (!isEarlier(seen, internalAt) && !isRescued(seen, isJunk)) return false;
  const mail = await lockOne(scope.db, InboundMail, { id });
  if (!mail) return false;
  if (isEarlier(mail, internalAt)) await countFrom(scope, mail, internalAt, now);
  const isToBeRead = isRescued(mail, isJunk);
  if (isToBeRead)
    Object.assign(mail, { state: 'reading', tries: 0, decidedBy: null, decidedAt: null, rule: null });
  await scope.db.save(mail);
  if (isToBeRead) await scope.db.query('update inbound_mails set reading_until = null where id = $1', [id]);
  return isToBeRead;
}

const isEarlier = (mail: InboundMail, internalAt: Date | null): internalAt is Date =>
  internalAt !== null && (mail.internalAt === null || internalAt < mail.internalAt);

async function countFrom(scope: Scope, mail: InboundMail, internalAt: Date, now: Date): Promise<void> {
  const { receivedAt: before } = mail;
  const { receivedAt, isOdd } = receivedAtOf({ ...mail, internalAt });
  if (isOdd) return;
  mail.internalAt = internalAt;
  if (receivedAt >= before) return;
  mail.receivedAt = receivedAt;
  if (mail.nextWarningAt) mail.nextWarningAt = clock.nextDeadline(receivedAt, mail.warnedPercent);
  if (mail.state === 'order') await ordersCameEarlier(scope, mail, before, now);
}

async function ordersCameEarlier(
  scope: Scope,
  { id, receivedAt }: InboundMail,
  before: Date,
  now: Date,
): Promise<void> {
  const made = await scope.db.query<{ ticketId: number }[]>(
    `select link.ticket_id as "ticketId" from mail_order_links link
     join authority_requests request on request.ticket_id = link.ticket_id
     where link.mail_id = $1 and request.received_at = $2`,
    [id, before],
  );
  for (const { ticketId } of made) {
    const ticket = await lockTicket(scope.db, ticketId);
    await scope.db.update(AuthorityRequest, { ticketId }, { receivedAt });
    await saveSteps(scope, ticket, cameEarlier(ticket, receivedAt, now));
  }
}

/** A rule put it aside only because every place of it that was known was a folder for spam. */
const isRescued = ({ state, rule, automatic }: InboundMail, isJunk: boolean): boolean =>
  !isJunk && state === 'aside' && rule === 'bulk' && automatic === null;
