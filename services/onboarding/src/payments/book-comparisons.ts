import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { DAY_MS, HOUR_MS } from '@rep13/contracts-constants';
import { BackgroundLoop, Clock, LOGGER, UnitOfWork, type Scope } from '@rep13/service-kit';
import type { Logger } from 'pino';
import { PaymentProvider } from '../payment-providers/index.ts';
import { askAboutPage } from './ask-about-page.ts';
import { CHECK_PROVIDER_ACCOUNT } from './check-provider-account.job.ts';
import { COMPARE_WITH_PROVIDER } from './compare-with-provider.job.ts';

const EVERY_MS = 600_000;
/**
 * As long as a page's record stays. Nobody can pay on it after a day, but we may have been away when somebody did, and a bank
 * takes two weeks for a debit.
 */
const PAGE_DAYS = 30;
const PAGES = 2_000;
/** Each page is asked about soon, then once an hour, and after two days once a day. */
const turnOf = (ageMs: number): string => {
  if (ageMs < HOUR_MS) return `${Math.floor(ageMs / EVERY_MS)}`;
  return ageMs < 2 * DAY_MS ? `hour ${Math.floor(ageMs / HOUR_MS)}` : `day ${Math.floor(ageMs / DAY_MS)}`;
};
/** So long after its end a bank may still take a payment back, send a refund back, or decide: as far as is looked back there. */
const DISPUTE_DAYS = 800;
const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS);
/** A provider takes some calls a second: what is more than this comes ten minutes later. */
const AT_ONCE = 200;

/** Nothing is known to be paid on it. */
const IS_OPEN = `(case when purpose = 'owed'
  then exists (select from subscriptions as owing where owing.signup_id = signups.id and owing.overdue_since is not null)
  else paid_at is null end)`;

/**
 * Has each subscription that is charged compared with what the provider has, once a day, and each page on which somebody
 * may have paid, more often: a webhook may be lost. Has the account there looked at, too.
 */
@Injectable()
export class BookComparisons implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private startedAt: string | undefined;
  private readonly loop = new BackgroundLoop(() => this.book(), {
    intervalMs: EVERY_MS,
    onError: (error) => this.logger.warn({ err: error }, 'payments: no comparison booked, will try again'),
  });

  constructor(
    private readonly provider: PaymentProvider,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    if (this.provider.movesMoney) this.loop.start();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.loop.stop();
  }

  /** @returns false: there is nothing more to do at once. */
  book(): Promise<boolean> {
    const now = this.clock.now();
    return this.unitOfWork.run(async (scope) => {
      await this.bookSubscriptions(scope, now);
      await this.bookPages(scope, now);
      this.bookAccount(scope, now);
      return false;
    });
  }

  private async bookSubscriptions({ db, jobs }: Scope, now: Date): Promise<void> {
    const { name: provider } = this.provider;
    const day = now.toISOString().slice(0, 10);
    const due = await db.query<{ subscription: string }[]>(
      `select subscription from (
         select provider_reference as subscription, compared_at from subscriptions
         where provider = $1 and provider_reference is not null
           and (state <> 'ended' or ended_at > $4) and coalesce(compared_at, period_start) < $2
         union all
         select provider_reference, compared_at from former_subscriptions
         where provider = $1 and replaced_at > $4 and coalesce(compared_at, replaced_at) < $2
       ) as due order by compared_at nulls first limit $3`,
      [provider, daysBefore(now, 1), AT_ONCE, daysBefore(now, DISPUTE_DAYS)],
    );
    for (const { subscription } of due)
      jobs.enqueue(COMPARE_WITH_PROVIDER, `${provider}:${subscription}:${day}`, { provider, subscription });
  }

  /** Who has paid and was told of by no webhook waits on our page. */
  private async bookPages({ db, jobs }: Scope, now: Date): Promise<void> {
    const { name: provider } = this.provider;
    const open = await db.query<{ session: string; openedAt: Date }[]>(
      `select session, opened_at as "openedAt" from checkouts join signups on signups.id = checkouts.signup_id
       where provider = $1 and failed_at is null and ${IS_OPEN} and opened_at > $2
       order by opened_at desc limit $3`,
      [provider, daysBefore(now, PAGE_DAYS), PAGES],
    );
    for (const { session, openedAt } of open) {
      const age = now.getTime() - openedAt.getTime();
      askAboutPage(jobs, { provider, session }, turnOf(age));
    }
  }

  /** At each start, because somebody may have changed it for that, and once a day. */
  private bookAccount({ jobs }: Scope, now: Date): void {
    const { name: provider } = this.provider;
    this.startedAt ??= now.toISOString();
    for (const turn of [this.startedAt, now.toISOString().slice(0, 10)])
      jobs.enqueue(CHECK_PROVIDER_ACCOUNT, `${provider}:${turn}`, { provider });
  }
}
