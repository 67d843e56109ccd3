import { CLAMD_URL } from '@rep13/file-check';
import { EntityServiceConfig } from '@rep13/service-kit';
import { IsIn, IsOptional, IsString, Matches, MinLength } from 'class-validator';

const LINKS = 'AUTHORITY_LINK_SECRET: set it to at least 32 random characters';
const MAIL_IN =
  'MAIL_IN_URL: set it to an address such as imaps://user:password@mail.example/INBOX or lmtp://0.0.0.0:2424';
const FILES = 'TICKET_FILE_KEY: set it to at least 32 random characters';

/**
 * The environment of this service: what every service needs, the record that declares the languages of orders, and the
 * secrets that no other one has.
 */
export class SlaConfig extends EntityServiceConfig {
  /** The private links of authorities are made of it. */
  @IsString({ message: LINKS })
  @MinLength(32, { message: LINKS })
  readonly AUTHORITY_LINK_SECRET!: string;

  /** During a rotation: what it was before; links made of it still answer. */
  @IsOptional()
  @MinLength(32, {
    message: 'AUTHORITY_LINK_SECRET_PREVIOUS: set it to what AUTHORITY_LINK_SECRET was before',
  })
  readonly AUTHORITY_LINK_SECRET_PREVIOUS?: string;

  /** Files of tickets are encrypted with a key made of it. */
  @IsString({ message: FILES })
  @MinLength(32, { message: FILES })
  readonly TICKET_FILE_KEY!: string;

  /** What it was before; files encrypted then are still read, so it stays as long as they do. */
  @IsOptional()
  @MinLength(32, { message: 'TICKET_FILE_KEY_PREVIOUS: set it to what TICKET_FILE_KEY was before' })
  readonly TICKET_FILE_KEY_PREVIOUS?: string;

  /** Where ClamAV's daemon listens; with it every file is scanned before it is kept. */
  @IsOptional()
  @Matches(CLAMD_URL, {
    message: 'CLAMD_URL: set it to an address such as tcp://clamav:3310 or unix:/run/clamav/clamd.ctl',
  })
  readonly CLAMD_URL?: string;

  /**
   * Where mails to the authorities' address are taken from: a mailbox (`imaps://user:password@host/INBOX`; `imap://`
   * demands STARTTLS but on this machine), our own mail server that delivers to us (`lmtp://host:port`), or anybody on this
   * machine (`smtp://127.0.0.1:port`). Without it no mailbox is read.
   */
  @IsOptional()
  @Matches(/^(imaps?|lmtp|smtp):\/\/\S+$/, { message: MAIL_IN })
  readonly MAIL_IN_URL?: string;

  /** The name that our own mail server signs its results with (RFC 8601), or `microsoft`; without it nothing is believed. */
  @IsOptional()
  @Matches(/^[a-z0-9.-]{1,253}$/i, { message: 'MAIL_IN_AUTHSERV: set it to the name of your mail server' })
  readonly MAIL_IN_AUTHSERV?: string;

  /** PEM of a private authority that signed the mailbox's certificate. */
  @IsOptional()
  @IsString()
  readonly MAIL_IN_CA?: string;

  /** The first day whose mails are taken (`2026-11-01`); without it those from before the first connection are left alone. */
  @IsOptional()
  @Matches(/^\d{4}-\d{2}-\d{2}$/, { message: 'MAIL_IN_SINCE: set it to a day such as 2026-11-01' })
  readonly MAIL_IN_SINCE?: string;

  /** Whether a test is mailed to the authorities' address each day; without a value where a mailbox or LMTP is set. */
  @IsOptional()
  @IsIn(['on', 'off'], { message: 'MAIL_IN_PROBE: set it to on or off' })
  readonly MAIL_IN_PROBE?: 'on' | 'off';

  /** PEM of the roots that a signer's certificate may be traced to. */
  @IsOptional()
  @IsString()
  readonly MAIL_TRUST_ANCHORS?: string;

  /** Our armoured private PGP key: mails that are encrypted to it are read. */
  @IsOptional()
  @Matches(/BEGIN PGP PRIVATE KEY/, { message: 'MAIL_PGP_KEY: set it to an armoured private PGP key' })
  readonly MAIL_PGP_KEY?: string;
}
