import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { LegalEntity } from '@rep13/contracts-legal-entity';
import {
  currentContext,
  inSpan,
  LEGAL_ENTITY,
  SERVICE_CONFIG,
  TRACING,
  type Tracing,
} from '@rep13/service-kit';
import { createTransport } from 'nodemailer';
import { NotificationsConfig } from '../config.ts';
import type { Addressee } from '../emails/email.ts';
import { MARK } from '../emails/layout/mark.ts';
import { renderHtml } from '../emails/layout/render-html.ts';
import { renderText } from '../emails/layout/render-text.ts';
import type { Attachment, EmailContent } from '../emails/email-content.ts';
import { headerText } from '../emails/single-line.ts';
import { domainOf, mailableAddress, parseMailbox, withTag, type Mailbox } from '../mailbox.ts';
import { SEND_DEADLINE_MS, SEND_EMAIL } from '../emails/send-email.job.ts';

const CONNECT_MS = 5_000;
const SMTP_PORT = 25;

/** Hands mails to the SMTP server over connections that stay open. */
@Injectable()
export class Mailer implements OnApplicationShutdown {
  private readonly from: Mailbox;
  private readonly hasBounceTags: boolean;
  private readonly transport;
  /** Of a span: which server, never who is written to. */
  private readonly server: { 'server.address': string; 'server.port': number };

  constructor(
    @Inject(SERVICE_CONFIG) config: NotificationsConfig,
    @Inject(LEGAL_ENTITY) private readonly entity: LegalEntity,
    @Inject(TRACING) private readonly tracing?: Tracing,
  ) {
    this.server = serverOf(config.SMTP_URL);
    const { brand, supportEmail } = entity;
    this.from = config.MAIL_FROM ? parseMailbox(config.MAIL_FROM) : { name: brand, address: supportEmail };
    this.hasBounceTags =
      (config.MAIL_BOUNCE_TAGS ?? (config.NODE_ENV === 'development' ? 'on' : 'off')) === 'on';
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
  messageId(jobId: string, replyTag?: string): string {
    return `${replyTag ? `${jobId}.${replyTag}` : jobId}@${domainOf(this.from)}`;
  }

  /**
   * Resolves when the server has taken the mail.
   * @throws nodemailer's error if it has not, or not before `deadline`.
   */
  async send(content: EmailContent, to: Addressee, jobId: string, deadline: AbortSignal): Promise<void> {
    const transmit = () => this.transmit(content, to, jobId, deadline);
    if (!this.tracing) return transmit();
    await inSpan(
      this.tracing,
      {
        name: 'SMTP send',
        kind: 'client',
        attributes: { 'network.protocol.name': 'smtp', ...this.server },
        parent: currentContext()?.traceparent,
      },
      transmit,
    );
  }

  private async transmit(
    content: EmailContent,
    to: Addressee,
    jobId: string,
    deadline: AbortSignal,
  ): Promise<void> {
    await this.transport.sendMail({
      messageId: `<${this.messageId(jobId, content.replyTag)}>`,
      ...answering(content),
      from: this.from,
      replyTo: toMailbox(content.replyTo) ?? this.entity.supportEmail,
      to: toMailbox(to),
      // Given explicitly, so that nothing in a header can add a recipient.
      envelope: { from: this.returnPath(content.replyTag), to: [to.address] },
      subject: headerText(content.subject),
      text: renderText(content, to, this.entity),
      html: renderHtml(content, to, this.entity),
      attachments: [MARK, ...(content.attachments ?? []).map(toAttachment)],
      // No out-of-office answers to machines: RFC 3834, and for Exchange, which does not read it, [MS-OXCMAIL] 2.1.3.2.22.
      headers: {
        'Auto-Submitted': content.isAutoReply ? 'auto-replied' : 'auto-generated',
        'X-Auto-Response-Suppress': content.replyTag || content.isAutoReply ? 'All' : 'OOF, AutoReply',
      },
      signal: deadline,
    });
  }

  /** Where reports of what did not arrive go (RFC 5321, 4.4): by the tag they find the order, the same for every try. */
  private returnPath(replyTag: string | undefined): string {
    return replyTag && this.hasBounceTags
      ? withTag(this.entity.authorityEmail, `b.${replyTag}`)
      : this.from.address;
  }

  onApplicationShutdown(): void {
    this.transport.close();
  }
}

/** An id that is another header in disguise is left out. */
const MESSAGE_ID = /^<[!-;=?-~]{1,250}>$/;

const answering = ({ inReplyTo = '' }: EmailContent) =>
  MESSAGE_ID.test(inReplyTo) ? { inReplyTo, references: inReplyTo } : {};

const toAttachment = ({ fileName, ...rest }: Attachment) => ({ filename: fileName, ...rest });

function serverOf(url: string) {
  const { hostname, port } = new URL(url);
  return { 'server.address': hostname, 'server.port': Number(port || SMTP_PORT) };
}

/** A name and an address for a header; undefined if the address is none. */
function toMailbox(mailbox: Mailbox | undefined): Mailbox | undefined {
  const address = mailbox && mailableAddress(mailbox.address);
  return address ? { name: headerText(mailbox.name), address } : undefined;
}
