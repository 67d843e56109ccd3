import { LinkServiceConfig } from '@rep13/service-kit';
import { Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, Matches, Min } from 'class-validator';
import { ADDRESS, MAILBOX } from './mailbox.ts';

/** What notifications needs beside every service's environment. */
export class NotificationsConfig extends LinkServiceConfig {
  @Matches(/^smtps?:\/\/[^\s]+$/, { message: 'SMTP_URL: set it to smtp://user:password@host:port' })
  readonly SMTP_URL!: string;

  /** Who our mails come from, if not the legal entity's support; the domain also ends their Message-IDs. */
  @IsOptional()
  @Matches(MAILBOX, { message: 'MAIL_FROM: set it to an address such as Rep13 <mail@your-domain.example>' })
  readonly MAIL_FROM?: string;

  /**
   * Whether mails to authorities leave with an envelope sender of their own, `authorities+b.<tag>@…`, so that what does not
   * arrive is reported to where orders are read. Our mail server must be allowed to send for that domain (SPF), and some
   * take no other sender than that of the account: without a value only in development.
   */
  @IsOptional()
  @IsIn(['on', 'off'], { message: 'MAIL_BOUNCE_TAGS: set it to on or off' })
  readonly MAIL_BOUNCE_TAGS?: 'on' | 'off';

  /** The one mailbox of our staff, if not that of support: tickets, their clocks, mails that failed. ADR 11. */
  @IsOptional()
  @Matches(ADDRESS, { message: 'ADMIN_EMAIL: set it to an address such as staff@your-domain.example' })
  readonly ADMIN_EMAIL?: string;

  /** Mails in an hour, caused from one address or one /64 of IPv6, to mailboxes that nobody has proven. More wait. */
  @Type(() => Number) @IsInt() @Min(1) readonly RATE_LIMIT_UNPROVEN_MAILS_BY_ADDRESS: number = 60;

  /** Where the links in our mails lead. */
  @Matches(/^https?:\/\/[^\s/?#]+\/?$/, { message: 'PUBLIC_URL: set it to https://host, without a path' })
  readonly PUBLIC_URL!: string;
}
