import { MailWaiting } from '@rep13/contracts-sla';
import type { MailState } from '@rep13/contracts-sla/constants';
import type { Scope } from '@rep13/service-kit';
import * as clock from '../../tickets/ticket-clock.ts';
import type { InboundMail } from '../inbound-mail.entity.ts';

/** What was decided about a mail; its clock ends. */
export function settle(
  mail: InboundMail,
  { state, by, now }: { readonly state: MailState; readonly by: string; readonly now: Date },
): void {
  mail.version += 1;
  Object.assign(mail, { state, decidedBy: by, decidedAt: now, nextWarningAt: null });
}

/** A person decides, within the 24 hours that began when it came. */
export function waitForPerson(mail: InboundMail): void {
  mail.version += 1;
  const isMissed = mail.missedAt !== null;
  Object.assign(mail, {
    ...{ state: 'waiting', decidedBy: null, decidedAt: null, ignoredAs: null, answer: null },
    nextWarningAt: isMissed ? null : clock.nextDeadline(mail.receivedAt, mail.warnedPercent),
  });
}

export const announceWaiting = ({ outbox }: Scope, mail: InboundMail, isNotified: boolean): void =>
  outbox.add(MailWaiting, {
    mailId: mail.id,
    dueAt: clock.dueAt(mail.receivedAt).toISOString(),
    passedDomain: mail.passedDomain,
    ...(isNotified && { isNotified }),
  });
