import { Inject, Injectable } from '@nestjs/common';
import type { LegalEntity } from '@rep13/contracts-legal-entity';
import { EmailFailed } from '@rep13/contracts-notifications';
import { LEGAL_ENTITY, OnEvent, SERVICE_CONFIG, type Handling } from '@rep13/service-kit';
import type { NotificationsConfig } from '../config.ts';
import { EMAILS } from './catalogue.ts';
import { enqueueEmail, isForClient, type AnyEmail } from './email.ts';
import { emailFailed, type FailedAddressee } from './email-failed/email-failed.email.ts';
import { EmailLog } from './email-log.entity.ts';

/**
 * A failed mail to our own mailbox brings no further one: it would fail, too, and stands in the log. One about an order
 * that did not reach who works on it is told to the mailbox, because the order waits for somebody.
 */
@Injectable()
export class NotifyStaffWhenEmailFailed {
  private readonly mailbox: string;

  constructor(
    @Inject(SERVICE_CONFIG) { ADMIN_EMAIL }: NotificationsConfig,
    @Inject(LEGAL_ENTITY) { supportEmail }: LegalEntity,
  ) {
    this.mailbox = ADMIN_EMAIL ?? supportEmail;
  }

  @OnEvent(EmailFailed, 'mail')
  async handle({ emailId, kind }: EmailFailed, { db, jobs }: Handling): Promise<void> {
    const email = EMAILS.find((each) => each.kind === kind);
    const addressee = email && addresseeOf(email);
    if (!addressee) return;
    if (addressee === 'ticket-worker' && (await this.wentToMailbox(db, emailId))) return;
    enqueueEmail(jobs, emailFailed, { emailId, addressee }, emailId);
  }

  private wentToMailbox(db: Handling['db'], id: number): Promise<boolean> {
    return db.existsBy(EmailLog, { id, recipient: this.mailbox });
  }
}

function addresseeOf(email: AnyEmail): FailedAddressee | undefined {
  if (isForClient(email)) return 'client';
  const { to } = email;
  return to === 'coordinator' || to === 'authority' || to === 'ticket-worker' ? to : undefined;
}
