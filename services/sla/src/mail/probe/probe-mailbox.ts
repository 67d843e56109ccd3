import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { MINUTE_MS } from '@rep13/contracts-constants';
import { MailProbeDue, MailProbeMissed } from '@rep13/contracts-sla';
import {
  BackgroundLoop,
  Clock,
  LOGGER,
  SERVICE_CONFIG,
  UnitOfWork,
  withContext,
  type Scope,
} from '@rep13/service-kit';
import type { Logger } from 'pino';
import { v7 as uuidv7 } from 'uuid';
import { ReplyTags } from '../../authority-requests/reply-tags.ts';
import type { SlaConfig } from '../../config.ts';
import { mailSourceOf } from '../receiving/mail-in-url.ts';

const EVERY_MS = MINUTE_MS;
/** In so long it has to be found. */
const ARRIVES_WITHIN_MS = 15 * MINUTE_MS;

/**
 * Has a mail sent to the authorities' address each day, and looks whether it arrives: nothing else would tell of a wrong
 * mail exchanger, an address with a plus sign that is not delivered, or a filter that takes orders for spam.
 */
@Injectable()
export class ProbeMailbox implements OnApplicationBootstrap, BeforeApplicationShutdown {
  readonly isOn: boolean;
  private startedAt = new Date(0);
  private readonly loop = new BackgroundLoop(() => this.check(), {
    intervalMs: EVERY_MS,
    onError: (error) => this.logger.warn({ err: error }, 'mail probe: will be looked for again'),
  });

  constructor(
    @Inject(SERVICE_CONFIG) { MAIL_IN_URL, MAIL_IN_PROBE, MAIL_IN_PLUS }: SlaConfig,
    private readonly unitOfWork: UnitOfWork,
    private readonly tags: ReplyTags,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    // What this machine alone delivers to says nothing of the way from outside, and a test goes to an address with a plus.
    const mayArrive = MAIL_IN_PLUS === 'on' && !!MAIL_IN_URL && mailSourceOf(MAIL_IN_URL).kind !== 'smtp';
    this.isOn = MAIL_IN_PROBE !== 'off' && mayArrive;
  }

  onApplicationBootstrap(): void {
    this.startedAt = this.clock.now();
    if (this.isOn) this.loop.start();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.loop.stop();
  }

  /** One look; the loop does it. */
  async check(): Promise<boolean> {
    const now = this.clock.now();
    await withContext({ correlationId: uuidv7(), actor: 'system' }, () =>
      this.unitOfWork.run(async (scope) => {
        await this.send(scope, now);
        // What came while nobody read the mailbox is still to be found.
        if (now.getTime() - this.startedAt.getTime() >= ARRIVES_WITHIN_MS) await missed(scope, now);
      }),
    );
    return false;
  }

  /** Once a day, by whichever replica comes first. */
  private async send({ db, outbox }: Scope, now: Date): Promise<void> {
    const day = now.toISOString().slice(0, 10);
    const sent = await db.query<object[]>(
      'insert into mail_probes (day, sent_at) values ($1, $2) on conflict do nothing returning day',
      [day, now],
    );
    if (sent.length > 0) outbox.add(MailProbeDue, { day, tag: this.tags.probeTagOf(day) });
  }
}

async function missed({ db, outbox }: Scope, now: Date): Promise<void> {
  const [lost] = await db.query<[{ day: string }[], number]>(
    `update mail_probes set missed_at = $1
     where found_at is null and missed_at is null and sent_at <= $2 returning day::text as day`,
    [now, new Date(now.getTime() - ARRIVES_WITHIN_MS)],
  );
  for (const { day } of lost) outbox.add(MailProbeMissed, { day, isJunk: false });
}
