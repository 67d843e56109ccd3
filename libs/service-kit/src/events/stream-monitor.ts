import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import type { Logger } from 'pino';
import { DataSource, type EntityManager } from 'typeorm';
import { BackgroundLoop } from '../background/background-loop.ts';
import { LOGGER } from '../definition/tokens.ts';
import { REFUSAL_SUBJECT, RETENTION_DAYS, STREAM, streamManager } from '../event-stream/stream.ts';
import { NatsConnectionHolder } from '../nats/nats-connection.ts';
import { EventPublisher } from '../outbox/event-publisher.ts';
import { OutboxRelay } from '../outbox/outbox-relay.ts';

const EVERY_MS = 2_000;

interface Mark {
  readonly created: string;
  readonly last_sequence: string;
}

/**
 * Notices that the stream was wiped (made again, or its last sequence went back) and has the retention window
 * of the outbox published again. Inboxes make the repetition harmless.
 */
@Injectable()
export class StreamMonitor implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly loop = new BackgroundLoop(() => this.check(), {
    intervalMs: EVERY_MS,
    onError: (error) => this.logger.warn({ err: error }, 'event stream: not reachable, will look again'),
  });

  private refused = 0;

  constructor(
    private readonly dataSource: DataSource,
    private readonly nats: NatsConnectionHolder,
    private readonly publisher: EventPublisher,
    private readonly relay: OutboxRelay,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.loop.start();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.loop.stop();
  }

  /** One look; the loop does it every two seconds. */
  async check(): Promise<boolean> {
    if (!(await this.nats.isUp())) return false;
    await this.reportRefusals();
    const manager = await streamManager(this.nats);
    const wiped = await this.dataSource.transaction(async (db) => {
      const [mark] = await db.query<Mark[]>('select * from event_stream_marks where stream = $1 for update', [
        STREAM,
      ]);
      // Asked under the lock: a replica that had asked before would take what another has seen since for a loss.
      const { created, state } = await manager.streams.info(STREAM);
      await db.query(
        `insert into event_stream_marks (stream, created, last_sequence) values ($1, $2, $3)
         on conflict (stream) do update set created = excluded.created, last_sequence = excluded.last_sequence`,
        [STREAM, created, state.last_seq],
      );
      const known = mark && (mark.created !== created || state.last_seq < Number(mark.last_sequence));
      if (!known) return false;
      await publishWindowAgain(db);
      return true;
    });
    if (wiped) {
      this.logger.warn('event stream: it was wiped, publishing the retention window again');
      this.relay.wake();
    }
    return false;
  }

  /** To the stream's provisioner, which tries it and makes another one when it is of no use. */
  private async reportRefusals(): Promise<void> {
    const before = this.refused;
    this.refused = this.publisher.refusedInARow;
    if (this.refused > before) (await this.nats.get()).publish(REFUSAL_SUBJECT);
  }
}

/** So many rows are changed well within the time that a statement has. */
const BATCH = 10_000;

/** The newest rows first, as far back as the window goes: ids and times rise together, nearly. */
async function publishWindowAgain(db: EntityManager, below?: string): Promise<void> {
  const [batch] = await db.query<{ first: string | null; isRecent: boolean | null }[]>(
    `with batch as (
       select id, published_at is not null and created_at > now() - make_interval(days => $2) as is_missing,
         created_at > now() - make_interval(days => $2) as is_recent
       from outbox_messages where $1::bigint is null or id < $1 order by id desc limit $3
     ), again as (
       update outbox_messages set published_at = null from batch where outbox_messages.id = batch.id and is_missing
     )
     select min(id) as first, bool_or(is_recent) as "isRecent" from batch`,
    [below ?? null, RETENTION_DAYS, BATCH],
  );
  if (batch?.first && batch.isRecent) await publishWindowAgain(db, batch.first);
}
