import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { BackgroundLoop } from '../background/background-loop.ts';
import { LOGGER } from '../definition/tokens.ts';
import { EventStream, RETENTION_DAYS, STREAM } from './event-stream.ts';
import { NatsConnectionHolder } from '../nats/nats-connection.ts';
import { OutboxRelay } from '../outbox/outbox-relay.ts';
import { StreamRepair } from './stream-repair.ts';

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

  constructor(
    private readonly dataSource: DataSource,
    private readonly nats: NatsConnectionHolder,
    private readonly stream: EventStream,
    private readonly relay: OutboxRelay,
    private readonly repair: StreamRepair,
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
    const manager = await this.stream.ensure();
    if (await this.repair.check(manager)) return true;
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
      await db.query(
        `update outbox_messages set published_at = null
         where published_at is not null and created_at > now() - make_interval(days => $1)`,
        [RETENTION_DAYS],
      );
      return true;
    });
    if (wiped) {
      this.logger.warn('event stream: it was wiped, publishing the retention window again');
      this.relay.wake();
    }
    return false;
  }
}
