import { sendableAddress } from '@rep13/contracts-constants';
import { isIP } from 'node:net';
import { Inject, Injectable } from '@nestjs/common';
import { Clock, SERVICE_CONFIG } from '@rep13/service-kit';
import { sha256Hex } from '@rep13/service-kit/hashes';
import { DataSource, type EntityManager } from 'typeorm';
import { NotificationsConfig } from '../config.ts';
import { MailPostponed } from './send-failure.ts';

/** Mails in an hour to one mailbox, and because of one account. An honest registration brings six. */
const RECIPIENT_MAX = 10;
const ACCOUNT_MAX = 10;
/** A mail to an address that somebody names for a change is what a stranger would send again and again. */
const WEIGHTS: Readonly<Record<string, number>> = { 'address-confirmation': 3 };

/** A mail whose recipient has not shown that the mailbox is theirs. */
export interface UnprovenMail {
  readonly jobId: string;
  readonly kind: string;
  readonly address: string;
  readonly signupId: number | null;
  /** Who caused it, as its request came. */
  readonly ipAddress: string | undefined;
}

/**
 * Every mail to a mailbox that nobody has proven passes here, whatever its kind: one budget for the mailbox, one for
 * the account behind it, one for the network. What is over waits, and is sent when there is room again.
 */
@Injectable()
export class UnprovenBudget {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    @Inject(SERVICE_CONFIG) private readonly config: NotificationsConfig,
  ) {}

  /** Counted once for each mail, however often it is tried. @throws MailPostponed */
  async take(mail: UnprovenMail): Promise<void> {
    const isTaken = await this.dataSource.transaction((db) => this.takeIn(db, mail));
    if (!isTaken) throw new MailPostponed('many mails went to this unconfirmed address in the last hour');
  }

  private async takeIn(db: EntityManager, mail: UnprovenMail): Promise<boolean> {
    // One at a time: mails that are sent side by side would all find room.
    await db.query(`select pg_advisory_xact_lock(hashtext('unproven mails'))`);
    const { jobId, signupId, kind, ipAddress = '' } = mail;
    const address = isIP(ipAddress) ? ipAddress : null;
    const recipient = sha256Hex(canonical(mail.address));
    const weight = WEIGHTS[kind] ?? 1;
    const [counted] = await db.query<{ isKnown: boolean; isFull: boolean }[]>(
      `with mine as (select ${NETWORK} as network),
         recent as (select * from unproven_mails where created_at > $6::timestamptz - interval '1 hour')
       select exists (select from unproven_mails where job_id = $1) as "isKnown",
         coalesce(sum(weight) filter (where recipient_sha256 = $2), 0) + $5 > ${RECIPIENT_MAX}
         or coalesce(sum(weight) filter (where signup_id = $3), 0) + $5 > ${ACCOUNT_MAX}
         or coalesce(sum(weight) filter (where recent.network = mine.network), 0) + $5 > $7 as "isFull"
       from mine left join recent on true group by mine.network`,
      [jobId, recipient, signupId, address, weight, this.clock.now(), this.perNetwork],
    );
    if (counted?.isKnown) return true;
    if (counted?.isFull) return false;
    await db.query(
      `insert into unproven_mails (job_id, recipient_sha256, signup_id, network, weight, created_at)
       values ($1, $2, $3, ${NETWORK}, $5, $6)`,
      [jobId, recipient, signupId, address, weight, this.clock.now()],
    );
    return true;
  }

  private get perNetwork(): number {
    return this.config.RATE_LIMIT_UNPROVEN_MAILS_BY_ADDRESS;
  }
}

/** The address, or the /64 of IPv6 that it is in. */
const NETWORK = `host(network(set_masklen($4::inet, case family($4::inet) when 6 then 64 else 32 end)))`;

/** One mailbox has as many addresses as there are tags. */
function canonical(address: string): string {
  const [local = '', domain = ''] = (sendableAddress(address) ?? address).toLowerCase().split('@');
  return `${local.split('+', 1)[0]}@${domain}`;
}
