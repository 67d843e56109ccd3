import { Type } from 'class-transformer';
import {
  IsIn,
  IsInt,
  IsJSON,
  IsOptional,
  IsString,
  IsUrl,
  Matches,
  Max,
  Min,
  MinLength,
} from 'class-validator';
import { INTAKE_WORK_BITS } from '@rep13/contracts-authority-requests/constants';
import { InvalidConfig, loadConfig, LinkServiceConfig } from '@rep13/service-kit';

const PUBLIC_URL_MESSAGE = 'PUBLIC_URL: set it to the address people open, such as https://rep13.example';
const SESSION_SECRET_MESSAGE = 'SESSION_SECRET: set it to at least 32 random characters';
const SAME_SECRET_MESSAGE =
  'LINK_SECRET: set it to another value than SESSION_SECRET; notifications has the one and must not have the other';

const STAFF_MFA_MESSAGE =
  'STAFF_MFA: set it to required, or to optional for staff that may sign in with a password alone';

/** More takes a browser of today minutes. */
const WORK_BITS_MAX = 26;
const INTAKE_WORK_MESSAGE = `AUTHORITY_INTAKE_WORK: set it to the bits of the proof of work, such as ${INTAKE_WORK_BITS}; 0 asks for none`;
const NO_INTAKE_WORK_MESSAGE = `AUTHORITY_INTAKE_WORK: set it to ${INTAKE_WORK_BITS}, or leave it out; without the work anybody could fill the form for authorities by the thousand`;

/** Whether staff may do without a second factor. */
export type StaffMfa = 'optional' | 'required';

/** Every environment variable of the gateway. */
export class GatewayConfig extends LinkServiceConfig {
  /** Signs sessions and the cookies of known browsers; no other service has it. */
  @IsString({ message: SESSION_SECRET_MESSAGE })
  @MinLength(32, { message: SESSION_SECRET_MESSAGE })
  readonly SESSION_SECRET!: string;

  /** During a rotation: what it was before, still taken and never given. */
  @IsOptional()
  @MinLength(32, { message: 'SESSION_SECRET_PREVIOUS: set it to what SESSION_SECRET was before' })
  readonly SESSION_SECRET_PREVIOUS?: string;

  /** The same for links in mails: those mailed under it stay good for their time. */
  @IsOptional()
  @MinLength(32, { message: 'LINK_SECRET_PREVIOUS: set it to what LINK_SECRET was before' })
  readonly LINK_SECRET_PREVIOUS?: string;

  /** Where everything is served, on all interfaces. 0 takes any free port. */
  @Type(() => Number)
  @IsInt({ message: 'PORT: set it to a port number' })
  @Min(0)
  @Max(65_535)
  readonly PORT: number = 8080;

  /** Decides the allowed origin and whether cookies are for https only. */
  @IsOptional()
  @IsUrl(
    { require_tld: false, require_protocol: true, protocols: ['http', 'https'] },
    { message: PUBLIC_URL_MESSAGE },
  )
  readonly PUBLIC_URL?: string;

  /** Proxies whose X-Forwarded-For is believed: addresses or networks, by comma. */
  @IsOptional() @IsString() readonly TRUSTED_PROXIES?: string;

  /** Folder of the deployed site; without it only the API is served. */
  @IsOptional() @IsString() readonly WEB_ROOT?: string;

  /** Whether /api/docs is there; without a word in production it is not. */
  @IsOptional()
  @IsIn(['true', 'false'], { message: 'API_DOCS: set it to true or false' })
  readonly API_DOCS?: string;

  /** Whether staff may do without a second factor; without a word it may, and production wants a word. */
  @IsOptional()
  @IsIn(['optional', 'required'], { message: STAFF_MFA_MESSAGE })
  readonly STAFF_MFA?: StaffMfa;

  /** Service name → base URL of its health answers. */
  @IsJSON({ message: 'SERVICE_HEALTH_URLS: set it to JSON such as {"sla":"http://127.0.0.1:8103"}' })
  readonly SERVICE_HEALTH_URLS: string = '{}';

  @Matches(/^\S{1,200}$/, { message: 'ADMIN_USERNAME: set a name without blanks' })
  readonly ADMIN_USERNAME: string = 'admin';

  @IsString() readonly ADMIN_EMAIL: string = 'admin@localhost';

  /** Of the first admin; without it one is made up and left in ADMIN_PASSWORD_FILE. */
  @IsOptional()
  @MinLength(8, { message: 'ADMIN_PASSWORD: set at least 8 characters' })
  readonly ADMIN_PASSWORD?: string;

  @IsOptional() @IsString() readonly ADMIN_PASSWORD_FILE?: string;

  /** Writing calls of one address in a minute. */
  @Type(() => Number) @IsInt() @Min(1) readonly RATE_LIMIT_WRITES: number = 20_000;
  /** Sign-in attempts on one account in a minute. */
  @Type(() => Number) @IsInt() @Min(1) readonly RATE_LIMIT_LOGINS: number = 10;
  /** Failed sign-ins of one address in a minute. */
  @Type(() => Number) @IsInt() @Min(1) readonly RATE_LIMIT_FAILED_LOGINS: number = 100;
  /** Codes tried as second factor of one account in an hour, by somebody who has its password. */
  @Type(() => Number) @IsInt() @Min(1) readonly RATE_LIMIT_SECOND_FACTORS: number = 20;
  /** Questions of one address to the assistant in a minute. */
  @Type(() => Number) @IsInt() @Min(1) readonly RATE_LIMIT_CHAT: number = 10;
  /** Reset links asked for one Client ID from one address in an hour. At most three are mailed, for all addresses. */
  @Type(() => Number) @IsInt() @Min(1) readonly RATE_LIMIT_RESETS: number = 5;
  /** Reset links asked for from one address in an hour. */
  @Type(() => Number) @IsInt() @Min(1) readonly RATE_LIMIT_RESETS_BY_ADDRESS: number = 30;
  /** Registrations from one address in an hour. An IPv6 address stands for its whole /64, here and above. */
  @Type(() => Number) @IsInt() @Min(1) readonly RATE_LIMIT_SIGNUPS_BY_ADDRESS: number = 60;
  /** Registrations that name one mail address as legal contact, in a day. Each mails it. */
  @Type(() => Number) @IsInt() @Min(1) readonly RATE_LIMIT_SIGNUPS_BY_RECIPIENT: number = 10;
  /** Set-ups of one Client ID in an hour by browsers that can't prove to be its owner's. Three are mailed. */
  @Type(() => Number) @IsInt() @Min(1) readonly RATE_LIMIT_SETUPS: number = 10;
  /** Set-ups from one address in an hour, whichever Client ID they name. */
  @Type(() => Number) @IsInt() @Min(1) readonly RATE_LIMIT_SETUPS_BY_ADDRESS: number = 30;
  /** Contact messages of one address in ten minutes. */
  @Type(() => Number) @IsInt() @Min(1) readonly RATE_LIMIT_CONTACT: number = 5;
  /** Documents of which one address may ask in a minute whether they are ours, by their hash. */
  @Type(() => Number) @IsInt() @Min(1) readonly RATE_LIMIT_VERIFICATIONS: number = 60;
  /** PDFs that one address may upload in a minute to have them verified. */
  @Type(() => Number) @IsInt() @Min(1) readonly RATE_LIMIT_UPLOADED_VERIFICATIONS: number = 10;
  /** Reports of violated content security policies from one address in a minute. */
  @Type(() => Number) @IsInt() @Min(1) readonly RATE_LIMIT_CSP_REPORTS: number = 60;
  /** Reports of failed pages from one address in a minute, and questions how many there were. */
  @Type(() => Number) @IsInt() @Min(1) readonly RATE_LIMIT_REMOTE_ERRORS: number = 60;
  /** Look-ups in the register from one address in a minute. */
  @Type(() => Number) @IsInt() @Min(1) readonly RATE_LIMIT_REGISTER: number = 30;
  /** Certificates, appointments and credentials fetched from one address in a minute. */
  @Type(() => Number) @IsInt() @Min(1) readonly RATE_LIMIT_REGISTER_DOCUMENTS: number = 300;
  /** Orders that authorities may file from one address in an hour. */
  @Type(() => Number) @IsInt() @Min(1) readonly RATE_LIMIT_AUTHORITY_REQUESTS: number = 60;
  /** Orders of one address in an hour that were refused because something in them is wrong. */
  @Type(() => Number) @IsInt() @Min(1) readonly RATE_LIMIT_REFUSED_AUTHORITY_REQUESTS: number = 60;
  /** Megabytes of files in a day from one address whose owner has not shown yet that the mailbox it names is theirs. */
  @Type(() => Number) @IsInt() @Min(1) readonly RATE_LIMIT_UNPROVEN_MEGABYTES: number = 100;
  /** Calls with an authority's private link from one address in a minute. */
  @Type(() => Number) @IsInt() @Min(1) readonly RATE_LIMIT_AUTHORITY_LINKS: number = 300;
  /** New links asked for one reference from one address in an hour, and for all references. */
  @Type(() => Number) @IsInt() @Min(1) readonly RATE_LIMIT_NEW_AUTHORITY_LINKS: number = 5;
  @Type(() => Number) @IsInt() @Min(1) readonly RATE_LIMIT_NEW_AUTHORITY_LINKS_BY_ADDRESS: number = 30;
  /** Bits of the proof of work that the form for authorities does instead of a captcha; 0 asks for none. */
  @Type(() => Number)
  @IsInt({ message: INTAKE_WORK_MESSAGE })
  @Min(0, { message: INTAKE_WORK_MESSAGE })
  @Max(WORK_BITS_MAX, { message: INTAKE_WORK_MESSAGE })
  readonly AUTHORITY_INTAKE_WORK: number = INTAKE_WORK_BITS;
  /** Requests answered at a time; more are refused at once. */
  @Type(() => Number) @IsInt() @Min(1) readonly MAX_IN_FLIGHT: number = 500;
  /** How many of them one address may have, or one /64 of IPv6: a share for everybody behind it. */
  @Type(() => Number) @IsInt() @Min(1) readonly MAX_IN_FLIGHT_PER_ADDRESS: number = 50;
  /** A body that comes in slower is refused and its connection closed; a long one has to come faster. 0: none is. */
  @Type(() => Number) @IsInt() @Min(0) readonly MIN_BODY_BYTES_PER_SECOND: number = 500;

  /** The first signs, all are taken. */
  get sessionSecrets(): string[] {
    return [this.SESSION_SECRET, this.SESSION_SECRET_PREVIOUS ?? []].flat();
  }

  get publicUrl(): string {
    return this.PUBLIC_URL ?? `http://localhost:${this.PORT}`;
  }

  get isHttps(): boolean {
    return this.publicUrl.startsWith('https:');
  }

  get servesDocs(): boolean {
    return this.API_DOCS ? this.API_DOCS === 'true' : this.NODE_ENV !== 'production';
  }

  get trustedProxies(): string[] {
    return (this.TRUSTED_PROXIES ?? '').split(',').flatMap((proxy) => proxy.trim() || []);
  }

  get healthUrls(): Record<string, string> {
    return JSON.parse(this.SERVICE_HEALTH_URLS) as Record<string, string>;
  }
}

/** @throws InvalidConfig saying what to set; production must name its own address. */
export function readGatewayConfig(environment: NodeJS.ProcessEnv = process.env): GatewayConfig {
  const config = loadConfig(GatewayConfig, environment);
  if (config.NODE_ENV === 'production' && !config.PUBLIC_URL) throw new InvalidConfig(PUBLIC_URL_MESSAGE);
  if (config.NODE_ENV === 'production' && !config.STAFF_MFA) throw new InvalidConfig(STAFF_MFA_MESSAGE);
  if (config.NODE_ENV === 'production' && config.AUTHORITY_INTAKE_WORK === 0)
    throw new InvalidConfig(NO_INTAKE_WORK_MESSAGE);
  if (config.LINK_SECRET === config.SESSION_SECRET) throw new InvalidConfig(SAME_SECRET_MESSAGE);
  return config;
}
