import { LEGAL_ENTITY } from '@rep13/contracts';
import { LinkServiceConfig } from '@rep13/service-kit';
import { Matches } from 'class-validator';
import { ADDRESS, MAILBOX } from './sending/mailbox.ts';

/** What notifications needs beside every service's environment. */
export class NotificationsConfig extends LinkServiceConfig {
  @Matches(/^smtps?:\/\/[^\s]+$/, { message: 'SMTP_URL: set it to smtp://user:password@host:port' })
  readonly SMTP_URL!: string;

  /** Who our mails come from; the domain also ends their Message-IDs. */
  @Matches(MAILBOX, { message: 'MAIL_FROM: set it to an address such as Rep13 <mail@your-domain.example>' })
  readonly MAIL_FROM: string = `${LEGAL_ENTITY.brand} <${LEGAL_ENTITY.supportEmail}>`;

  /** The one mailbox of our staff: tickets, their clocks, mails that failed. ADR 11. */
  @Matches(ADDRESS, { message: 'ADMIN_EMAIL: set it to an address such as staff@your-domain.example' })
  readonly ADMIN_EMAIL: string = LEGAL_ENTITY.supportEmail;

  /** Where the links in our mails lead. */
  @Matches(/^https?:\/\/[^\s/?#]+\/?$/, { message: 'PUBLIC_URL: set it to https://host, without a path' })
  readonly PUBLIC_URL!: string;
}
