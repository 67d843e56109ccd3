import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** How far one consumer is known to have all events of one producer. */
export interface EventPosition {
  readonly consumer: string;
  readonly producer: string;
  /** The row of the producer's outbox. */
  readonly outboxId: number;
  /** How many events had not arrived and were published again. */
  readonly foundMissing: number;
  /** How often it was changed. */
  readonly version: number;
}

/** The positions of this service's consumers, and what their inboxes lack. */
@Injectable()
export class EventPositions {
  constructor(private readonly dataSource: DataSource) {}

  async find(consumer: string, producer: string): Promise<EventPosition | undefined> {
    const [row] = await this.dataSource.query<
      { outbox_id: string; found_missing: string; version: number }[]
    >('select outbox_id, found_missing, version from event_positions where consumer = $1 and producer = $2', [
      consumer,
      producer,
    ]);
    return (
      row && {
        ...{ consumer, producer },
        outboxId: Number(row.outbox_id),
        foundMissing: Number(row.found_missing),
        version: row.version,
      }
    );
  }

  async begin({
    consumer,
    producer,
    outboxId,
  }: Pick<EventPosition, 'consumer' | 'producer' | 'outboxId'>): Promise<void> {
    await this.dataSource.query(
      'insert into event_positions (consumer, producer, outbox_id) values ($1, $2, $3) on conflict do nothing',
      [consumer, producer, outboxId],
    );
  }

  /**
   * Changes a position that was read.
   * @returns the position as it is then; nothing when another replica has changed it in the meantime.
   */
  async change(
    read: EventPosition,
    change: Partial<Pick<EventPosition, 'outboxId' | 'foundMissing'>>,
  ): Promise<EventPosition | undefined> {
    const changed = { ...read, ...change, version: read.version + 1 };
    const [, rows] = await this.dataSource.query<[unknown, number]>(
      `update event_positions set outbox_id = $4, found_missing = $5, version = version + 1
       where consumer = $1 and producer = $2 and version = $3`,
      [read.consumer, read.producer, read.version, changed.outboxId, changed.foundMissing],
    );
    return rows === 1 ? changed : undefined;
  }

  /** Those that the consumer has neither handled nor put aside. */
  async missing(consumer: string, eventIds: readonly string[]): Promise<string[]> {
    const rows = await this.dataSource.query<{ id: string }[]>(
      `select published.id from unnest($2::uuid[]) as published (id)
       where not exists (select from inbox_messages where consumer = $1 and event_id = published.id)
         and not exists (select from dead_letters
           where consumer = $1 and event_id = published.id::text and dead_at is not null)`,
      [consumer, eventIds],
    );
    return rows.map(({ id }) => id);
  }
}
