import { EntityServiceConfig, type ServiceConfig } from '@rep13/service-kit';
import { IsIn, IsOptional, IsString, Matches, MinLength, ValidateBy, ValidateIf } from 'class-validator';

const MAIL_IN =
  'MAIL_IN_URL: set it to an address such as imaps://user:password@mail.example/INBOX or lmtp://0.0.0.0:2424';
const NO_LISTENER = `${MAIL_IN}; production takes no mails from anybody on its machine`;
const AUTHSERV = 'MAIL_IN_AUTHSERV: set it to the name of your mail server, such as mx.example.org';
const NOT_LOCAL = `${AUTHSERV}, or leave it out; anybody writes "local"`;
const TOKEN_URL =
  'MAIL_IN_TOKEN_URL: set it to an address such as https://login.microsoftonline.com/<tenant>/oauth2/v2.0/token';
const CLIENT_ID = 'MAIL_IN_CLIENT_ID: set it to the id that the token server knows this product by';
const CLIENT_SECRET =
  'MAIL_IN_CLIENT_SECRET: set it to the secret of MAIL_IN_CLIENT_ID, or set MAIL_IN_REFRESH_TOKEN';

/** Refuses in production what is for development. */
const NotInProduction = (pattern: RegExp, message: string) =>
  ValidateBy(
    {
      name: 'notInProduction',
      validator: {
        validate: (value, of) =>
          (of?.object as ServiceConfig).NODE_ENV !== 'production' || !pattern.test(String(value)),
      },
    },
    { message },
  );

/** Where mails to the authorities' address come from, and what is believed of them. */
export class MailConfig extends EntityServiceConfig {
  /**
   * Where mails to the authorities' address are taken from: a mailbox (`imaps://user:password@host/INBOX`; `imap://`
   * demands STARTTLS but on this machine), our own mail server that delivers to us (`lmtp://host:port`), or in development
   * anybody on this machine (`smtp://127.0.0.1:port`). Without it no mailbox is read.
   */
  @IsOptional()
  @Matches(/^(imaps?|lmtp|smtp):\/\/\S+$/, { message: MAIL_IN })
  @NotInProduction(/^smtp:/, NO_LISTENER)
  readonly MAIL_IN_URL?: string;

  /** The name that our own mail server signs its results with (RFC 8601), or `microsoft`; without it nothing is believed. */
  @IsOptional()
  @Matches(/^[a-z0-9.-]{1,253}$/i, { message: AUTHSERV })
  @NotInProduction(/^local$/i, NOT_LOCAL)
  readonly MAIL_IN_AUTHSERV?: string;

  /** PEM of a private authority that signed the mailbox's certificate. */
  @IsOptional()
  @IsString()
  readonly MAIL_IN_CA?: string;

  /** The first day whose mails are taken (`2026-11-01`); without it those from before the first connection are left alone. */
  @IsOptional()
  @Matches(/^\d{4}-\d{2}-\d{2}$/, { message: 'MAIL_IN_SINCE: set it to a day such as 2026-11-01' })
  readonly MAIL_IN_SINCE?: string;

  /** The folder of the mailbox that a mail is moved to once it is kept; without it nothing in the mailbox is changed. */
  @IsOptional()
  @Matches(/^[^\p{Cc}%*]{1,250}$/u, {
    message: 'MAIL_IN_MOVE_TO: set it to the name of a folder, such as Taken',
  })
  readonly MAIL_IN_MOVE_TO?: string;

  /** `off` where the mailbox gets no mail to `authorities+<tag>@…` (RFC 5233): no mail of ours then names such an address. */
  @IsIn(['on', 'off'], { message: 'MAIL_IN_PLUS: set it to on or off' })
  readonly MAIL_IN_PLUS: 'on' | 'off' = 'on';

  /** Where an access token for the mailbox is fetched (RFC 6749), instead of a password. */
  @IsOptional()
  @Matches(/^https:\/\/\S+$|^http:\/\/(127\.0\.0\.1|\[::1\]|localhost)[:/]\S*$/, { message: TOKEN_URL })
  readonly MAIL_IN_TOKEN_URL?: string;

  @ValidateIf(needsClient)
  @IsString({ message: CLIENT_ID })
  readonly MAIL_IN_CLIENT_ID?: string;

  /** Without a refresh token the grant is `client_credentials`, which takes the secret alone. */
  @ValidateIf((config: MailConfig) => needsClient(config) && !config.MAIL_IN_REFRESH_TOKEN)
  @MinLength(1, { message: CLIENT_SECRET })
  readonly MAIL_IN_CLIENT_SECRET?: string;

  @IsOptional()
  @IsString()
  readonly MAIL_IN_REFRESH_TOKEN?: string;

  /** What the token is for, such as `https://outlook.office365.com/.default`. */
  @IsOptional()
  @IsString()
  readonly MAIL_IN_SCOPE?: string;

  /** Whether a test is mailed to the authorities' address each day, where a mailbox or LMTP is set and takes addresses with a plus. */
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

function needsClient({ MAIL_IN_TOKEN_URL }: MailConfig): boolean {
  return MAIL_IN_TOKEN_URL !== undefined;
}
