import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { LegalEntity } from '@rep13/contracts-legal-entity';
import { LEGAL_ENTITY, SERVICE_CONFIG } from '@rep13/service-kit';
import { createTransport } from 'nodemailer';
import { NotificationsConfig } from '../config.ts';
import type { Addressee } from '../emails/email.ts';
import { renderHtml } from '../emails/layout/render-html.ts';
import { renderText } from '../emails/layout/render-text.ts';
import type { EmailContent } from '../emails/email-content.ts';
import { headerText } from '../emails/single-line.ts';
import { domainOf, isMailAddress, parseMailbox, type Mailbox } from '../mailbox.ts';
import { SEND_DEADLINE_MS, SEND_EMAIL } from '../emails/send-email.job.ts';

const CONNECT_MS = 5_000;

/** Hands mails to the SMTP server over connections that stay open. */
@Injectable()
export class Mailer implements OnApplicationShutdown {
  private readonly from: Mailbox;
  private readonly transport;

  constructor(
    @Inject(SERVICE_CONFIG) config: NotificationsConfig,
    @Inject(LEGAL_ENTITY) private readonly entity: LegalEntity,
  ) {
    const { brand, supportEmail } = entity;
    this.from = config.MAIL_FROM ? parseMailbox(config.MAIL_FROM) : { name: brand, address: supportEmail };
    this.transport = createTransport({
      pool: true,
      url: config.SMTP_URL,
      maxConnections: SEND_EMAIL.concurrency,
      connectionTimeout: CONNECT_MS,
      greetingTimeout: CONNECT_MS,
      socketTimeout: SEND_DEADLINE_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  /** The Message-ID of a mail, without angle brackets: the same for every try. */
  messageId(jobId: string): string {
    return `${jobId}@${domainOf(this.from)}`;
  }

  /**
   * Resolves when the server has taken the mail.
   * @throws nodemailer's error if it has not, or not before `deadline`.
   */
  async send(content: EmailContent, to: Addressee, jobId: string, deadline: AbortSignal): Promise<void> {
    await this.transport.sendMail({
      messageId: `<${this.messageId(jobId)}>`,
      from: this.from,
      replyTo: toMailbox(content.replyTo) ?? this.entity.supportEmail,
      to: toMailbox(to),
      // Given explicitly, so that nothing in a header can add a recipient.
      envelope: { from: this.from.address, to: [to.address] },
      subject: headerText(content.subject),
      text: renderText(content, to, this.entity),
      html: renderHtml(content, to, this.entity),
      attachments: content.attachments?.map(({ fileName, ...rest }) => ({ filename: fileName, ...rest })),
      // RFC 3834: no out-of-office answers to machines.
      headers: { 'Auto-Submitted': 'auto-generated' },
      signal: deadline,
    });
  }

  onApplicationShutdown(): void {
    this.transport.close();
  }
}

/** A name and an address for a header; undefined if the address is none. */
const toMailbox = (mailbox: Mailbox | undefined): Mailbox | undefined =>
  mailbox && isMailAddress(mailbox.address)
    ? { name: headerText(mailbox.name), address: mailbox.address }
    : undefined;
