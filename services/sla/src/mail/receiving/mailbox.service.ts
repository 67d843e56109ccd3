import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import type { LegalEntity } from '@rep13/contracts-legal-entity';
import { GetMailbox, MailboxFound, MailboxLost, type MailboxView } from '@rep13/contracts-sla';
import type { MailboxState } from '@rep13/contracts-sla/constants';
import {
  BackgroundLoop,
  LEGAL_ENTITY,
  LOGGER,
  OnCommand,
  SERVICE_CONFIG,
  UnitOfWork,
} from '@rep13/service-kit';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import type { SlaConfig } from '../../config.ts';
import { lastProbe } from '../lists/last-probe.ts';
import { mailSourceOf } from './mail-in-url.ts';

const CHECK_EVERY_MS = 15_000;
/** A silent connection is noticed and made again well before. */
const SILENT = "interval '90 seconds'";
/** From then on staff is told; of a password that is refused at once. */
const LOST = "interval '5 minutes'";

interface Facts {
  readonly checked_at: Date | null;
  readonly is_refused: boolean;
  readonly is_silent: boolean;
  readonly older: number;
  readonly gone: number;
  readonly waiting: number;
  readonly aside: number;
}

/** How the mailbox is read, by what any replica has recorded of it; announces when it does not answer. */
@Injectable()
export class MailboxService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly source;
  private readonly loop = new BackgroundLoop(() => this.check(), {
    intervalMs: CHECK_EVERY_MS,
    onError: (error) => this.logger.warn({ err: error }, 'mailbox: will be checked again'),
  });

  constructor(
    @Inject(SERVICE_CONFIG) { MAIL_IN_URL }: SlaConfig,
    @Inject(LEGAL_ENTITY) private readonly entity: LegalEntity,
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.source = MAIL_IN_URL ? mailSourceOf(MAIL_IN_URL) : undefined;
  }

  onApplicationBootstrap(): void {
    if (this.source?.kind === 'imap') this.loop.start();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.loop.stop();
  }

  @OnCommand(GetMailbox)
  async get(): Promise<MailboxView> {
    const [facts] = await this.dataSource.query<[Facts]>(
      `select max(checked_at) as checked_at, coalesce(max(checked_at) < now() - ${SILENT}, true) as is_silent,
         coalesce(bool_or(refused_at is not null), false) as is_refused,
         coalesce(sum(older), 0)::int as older, coalesce(sum(gone), 0)::int as gone,
         (select count(*)::int from inbound_mails where state = 'waiting') as waiting,
         (select count(*)::int from inbound_mails where state = 'aside') as aside
       from mail_folders where mailbox = $1`,
      [this.entity.authorityEmail],
    );
    return {
      state: this.stateOf(facts),
      address: this.entity.authorityEmail,
      lastAnswerAt: facts.checked_at?.toISOString() ?? null,
      olderLeftAlone: facts.older,
      ...{ gone: facts.gone, waiting: facts.waiting, aside: facts.aside },
      probe: await lastProbe(this.dataSource),
    };
  }

  private stateOf({ checked_at, is_silent, is_refused }: Facts): MailboxState {
    if (!this.source) return 'none';
    // Our mail server tries again: there is nothing that we could lose.
    if (this.source.kind !== 'imap') return 'connected';
    if (is_refused) return 'lost';
    if (!checked_at) return 'connecting';
    return is_silent ? 'lost' : 'connected';
  }

  /** Once for each loss, by whichever replica comes first. */
  async check(): Promise<boolean> {
    await this.unitOfWork.run(async ({ db, outbox }) => {
      const [lost] = await db.query<[{ since: Date }[], number]>(
        `update mail_folders set lost_at = now()
         where mailbox = $1 and lost_at is null
           and (refused_at is not null or coalesce(checked_at, since) < now() - ${LOST})
         returning coalesce(checked_at, since) as since`,
        [this.entity.authorityEmail],
      );
      const [first] = lost;
      if (first) outbox.add(MailboxLost, { since: first.since.toISOString() });
      const [found] = await db.query<[{ checked_at: Date }[], number]>(
        `update mail_folders set lost_at = null
         where mailbox = $1 and lost_at is not null and checked_at > lost_at returning checked_at`,
        [this.entity.authorityEmail],
      );
      const [again] = found;
      if (again) outbox.add(MailboxFound, { since: again.checked_at.toISOString() });
    });
    return false;
  }
}
