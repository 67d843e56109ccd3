import { Inject, Injectable } from '@nestjs/common';
import { PUBLICATION_CHECKS_PER_HOUR, REPORTED_ORDERS_PER_HOUR } from '@rep13/contracts-constants';
import { SERVICE_CONFIG } from '@rep13/service-kit';
import { DataSource } from 'typeorm';
import { GatewayConfig } from '../config.ts';
import { GatewayRedis } from '../redis/gateway-redis.ts';
import { AuthorityLimits } from './authority-limits.ts';
import { Limiter } from './limiter.ts';

const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 3_600;
const DAY_SECONDS = 24 * HOUR_SECONDS;
const TEN_MINUTES_SECONDS = 600;

/** How often each call may be made: guessing ends soon, and a lock-out is no weapon against the owner. */
@Injectable()
export class RateLimits {
  /** Writing calls of one address. */
  readonly writes: Limiter;
  /** Tries at the password of one account: at the sign-in page, from any address, and where it is changed. */
  readonly signIns: Limiter;
  /** Wrong passwords of one address. */
  readonly failedSignIns: Limiter;
  /** Codes tried as second factor of one account, from any address: who tries has the password. */
  readonly secondFactors: Limiter;
  /** Questions of one address to the assistant. */
  readonly chat: Limiter;
  /** Reset links asked from one address, for one Client ID and for all of them: nobody uses up what others may ask. */
  readonly resets: Limiter;
  readonly resetsByAddress: Limiter;
  /** Contact messages of one address. */
  readonly contactMessages: Limiter;
  /** Reports of violated policies from one address. */
  readonly cspReports: Limiter;
  /** Reports of failed pages from one address, and questions how many there were. */
  readonly remoteErrors: Limiter;
  /** Readings of the own website that one client asks for. */
  readonly publicationChecks: Limiter;
  /** Orders that one client reports. */
  readonly reportedOrders: Limiter;
  /** Look-ups in the register from one address, and documents of it. */
  readonly register: Limiter;
  readonly registerDocuments: Limiter;
  /** Registrations from one address, and such that name one recipient. */
  readonly signupsByAddress: Limiter;
  readonly signupsByRecipient: Limiter;
  /** Set-ups from one address, and such of one Client ID that prove nothing. */
  readonly setupsByAddress: Limiter;
  readonly setups: Limiter;
  /** Documents asked for by their hash, and PDFs uploaded to be verified, from one address. */
  readonly verifications: Limiter;
  readonly uploadedVerifications: Limiter;
  /** Megabytes of files from one address, of who filed an order or registered and has proven no mailbox. */
  readonly unprovenMegabytes: Limiter;
  /** What authorities do without an account. */
  readonly authorities: AuthorityLimits;

  constructor(
    @Inject(SERVICE_CONFIG) config: GatewayConfig,
    { client: redis }: GatewayRedis,
    db: DataSource,
  ) {
    this.writes = new Limiter('writes', config.RATE_LIMIT_WRITES, redis, db);
    this.signIns = new Limiter('logins', config.RATE_LIMIT_LOGINS, redis, db);
    this.failedSignIns = new Limiter('failed-logins', config.RATE_LIMIT_FAILED_LOGINS, redis, db);
    this.chat = new Limiter('chat', config.RATE_LIMIT_CHAT, redis, db);
    this.cspReports = new Limiter('csp-reports', config.RATE_LIMIT_CSP_REPORTS, redis, db);
    this.verifications = new Limiter('verifications', config.RATE_LIMIT_VERIFICATIONS, redis, db);
    const { RATE_LIMIT_UPLOADED_VERIFICATIONS } = config;
    this.uploadedVerifications = new Limiter('uploads', RATE_LIMIT_UPLOADED_VERIFICATIONS, redis, db);
    this.register = new Limiter('register', config.RATE_LIMIT_REGISTER, redis, db);
    const documents = config.RATE_LIMIT_REGISTER_DOCUMENTS;
    this.registerDocuments = new Limiter('register-documents', documents, redis, db);
    const perSeconds = HOUR_SECONDS;
    const { RATE_LIMIT_RESETS, RATE_LIMIT_RESETS_BY_ADDRESS } = config;
    this.resets = new Limiter('resets', { points: RATE_LIMIT_RESETS, perSeconds }, redis, db);
    const contact = { points: config.RATE_LIMIT_CONTACT, perSeconds: TEN_MINUTES_SECONDS };
    this.contactMessages = new Limiter('contact', contact, redis, db);
    const byAddress = { points: RATE_LIMIT_RESETS_BY_ADDRESS, perSeconds };
    this.resetsByAddress = new Limiter('resets-by-address', byAddress, redis, db);
    const limiter = (name: string, points: number, seconds = perSeconds) =>
      new Limiter(name, { points, perSeconds: seconds }, redis, db);
    this.signupsByAddress = limiter('signups-by-address', config.RATE_LIMIT_SIGNUPS_BY_ADDRESS);
    this.signupsByRecipient = limiter('signups-to', config.RATE_LIMIT_SIGNUPS_BY_RECIPIENT, DAY_SECONDS);
    this.setupsByAddress = limiter('setups-by-address', config.RATE_LIMIT_SETUPS_BY_ADDRESS);
    this.secondFactors = limiter('second-factors', config.RATE_LIMIT_SECOND_FACTORS);
    this.remoteErrors = limiter('remote-errors', config.RATE_LIMIT_REMOTE_ERRORS, MINUTE_SECONDS);
    this.publicationChecks = limiter('publication-checks', PUBLICATION_CHECKS_PER_HOUR);
    this.reportedOrders = limiter('reported-orders', REPORTED_ORDERS_PER_HOUR);
    this.setups = limiter('setups', config.RATE_LIMIT_SETUPS);
    const { RATE_LIMIT_UNPROVEN_MEGABYTES } = config;
    this.unprovenMegabytes = limiter('unproven-megabytes', RATE_LIMIT_UNPROVEN_MEGABYTES, DAY_SECONDS);
    this.authorities = new AuthorityLimits(config, limiter);
  }
}
