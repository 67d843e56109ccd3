import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { MailMissed, MailWarned } from '@rep13/contracts-sla';
import { BackgroundLoop, Clock, LOGGER, UnitOfWork, withContext, type Scope } from '@rep13/service-kit';
import type { Logger } from 'pino';
import { DataSource, LessThanOrEqual } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import * as clock from '../../tickets/ticket-clock.ts';
import { InboundMail } from '../inbound-mail.entity.ts';

const EVERY_MS = 1_000;
const AT_ONCE = 200;

/** The clock of mails that wait for a person: warnings, and once that the time is over. As of tickets, the row is all there is. */
@Injectable()
export class CheckMailDeadlines implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly loop = new BackgroundLoop(() => this.check(), {
    intervalMs: EVERY_MS,
    onError: (error) => this.logger.warn({ err: error }, 'mail deadlines: will check again'),
  });

  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.loop.start();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.loop.stop();
  }

  /** @returns whether there may be more. */
  async check(): Promise<boolean> {
    const due = await this.dataSource.query<{ id: number }[]>(
      'select id from inbound_mails where next_warning_at <= $1 order by next_warning_at limit $2',
      [this.clock.now(), AT_ONCE],
    );
    for (const { id } of due)
      await withContext({ correlationId: uuidv7(), actor: 'system' }, () =>
        this.unitOfWork.run((scope) => checkIfDue(scope, id, this.clock.now())),
      );
    return due.length >= AT_ONCE;
  }
}

async function checkIfDue({ db, outbox }: Scope, id: number, now: Date): Promise<void> {
  const mail = await db.findOne(InboundMail, {
    where: { id, nextWarningAt: LessThanOrEqual(now) },
    lock: { mode: 'pessimistic_write', onLocked: 'skip_locked' },
  });
  if (!mail) return;
  const dueAt = clock.dueAt(mail.receivedAt).toISOString();
  const percent = clock.passedPercent(mail.receivedAt, now);
  if (clock.isMissed(mail.receivedAt, now)) {
    Object.assign(mail, { missedAt: now, nextWarningAt: null });
    outbox.add(MailMissed, { mailId: id, dueAt });
  } else {
    // After a standstill only the latest warning is worth a mail.
    if (percent !== 0 && percent > mail.warnedPercent) {
      mail.warnedPercent = percent;
      outbox.add(MailWarned, { mailId: id, dueAt, percent });
    }
    mail.nextWarningAt = clock.nextDeadline(mail.receivedAt, mail.warnedPercent);
  }
  await db.save(mail);
}
