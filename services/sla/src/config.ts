import { CLAMD_URL } from '@rep13/file-check';
import { IsOptional, IsString, Matches, MinLength } from 'class-validator';
import { MailConfig } from './mail-config.ts';

const LINKS = 'AUTHORITY_LINK_SECRET: set it to at least 32 random characters';
const FILES = 'TICKET_FILE_KEY: set it to at least 32 random characters';

/**
 * The environment of this service: what every service needs, the record that declares the languages of orders, where mails
 * come from, and the secrets that no other one has.
 */
export class SlaConfig extends MailConfig {
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
}
