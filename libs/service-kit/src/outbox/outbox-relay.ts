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
import { NatsConnectionHolder } from '../nats/nats-connection.ts';
import { inSpan } from '../tracing/in-span.ts';
import { publishSpan } from '../tracing/spans.ts';
import { TRACING, type Tracing } from '../tracing/tracing.ts';
import { EventPublisher, type OutgoingEvent } from './event-publisher.ts';

const BATCH = 200;
const POLL_MS = 1_000;

interface WaitingMessage extends OutgoingEvent {
  readonly id: string;
}

/**
 * Carries outbox rows to JetStream. The commit wakes it; the poll finds what a crash left behind.
 * Rows are locked while they are on their way, so replicas share the work, and marked only when acknowledged.
 */
@Injectable()
export class OutboxRelay implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly loop = new BackgroundLoop(() => this.publishBatch(), {
    intervalMs: POLL_MS,
    onError: (error) => this.logger.warn({ err: error }, 'outbox relay: will try again'),
  });

  constructor(
    private readonly dataSource: DataSource,
    private readonly nats: NatsConnectionHolder,
    private readonly publisher: EventPublisher,
    @Inject(LOGGER) private readonly logger: Logger,
    @Inject(TRACING) private readonly tracing?: Tracing,
  ) {}

  onApplicationBootstrap(): void {
    this.loop.start();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.loop.stop();
  }

  wake(): void {
    this.loop.wake();
  }

  private async publishBatch(): Promise<boolean> {
    if (!(await this.nats.isUp())) return false;
    return this.dataSource.transaction(async (db) => {
      const waiting = await db.query<WaitingMessage[]>(
        `select id, event_id, type, envelope from outbox_messages
         where published_at is null order by id limit ${BATCH} for update skip locked`,
      );
      if (waiting.length === 0) return false;
      const published = await this.publish(waiting);
      await markPublished(db, published);
      if (published.length < waiting.length)
        throw new Error(`${waiting.length - published.length} events not taken`);
      return waiting.length === BATCH;
    });
  }

  /** The ids of the rows that the stream has acknowledged. */
  private async publish(waiting: WaitingMessage[]): Promise<string[]> {
    const outcomes = await Promise.allSettled(waiting.map((message) => this.send(message)));
    return waiting.filter((_, index) => outcomes[index]?.status === 'fulfilled').map(({ id }) => id);
  }

  private send(message: WaitingMessage): Promise<void> {
    const publish = () => this.publisher.publish(message, { msgID: message.event_id });
    const { envelope } = message;
    return this.tracing && envelope.traceparent
      ? inSpan(this.tracing, publishSpan(envelope), publish)
      : publish();
  }
}

async function markPublished(db: EntityManager, ids: string[]): Promise<void> {
  await db.query('update outbox_messages set published_at = now() where id = any($1::bigint[])', [ids]);
}
