import { Inject, Injectable } from '@nestjs/common';
import { LIST_MAX } from '@rep13/contracts-constants';
import type { DeadLetterView, EventEnvelope } from '@rep13/contracts-messaging';
import { DataSource } from 'typeorm';
import type { ServiceDefinition } from '../definition/service-definition.ts';
import { SERVICE_DEFINITION } from '../definition/tokens.ts';
import { errorText, storableJson } from '../database/storable.ts';
import { NotFound } from '../errors/errors.ts';
import { toDeadLetterView, type DeadLetterRow } from './dead-letter.view.ts';

/** Tries before a message is put aside. */
export const MAX_ATTEMPTS = 3;

export interface DeadLetter {
  readonly id: number;
  readonly consumer: string;
  readonly message: EventEnvelope;
}

/** Failed deliveries: counted by us, put aside after three tries so that they block nobody. */
@Injectable()
export class DeadLetters {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(SERVICE_DEFINITION) private readonly service: Pick<ServiceDefinition, 'name'>,
  ) {}

  /** Newest first; `cursor` is the id of the last one seen. */
  async list({ limit = LIST_MAX, cursor }: { limit?: number; cursor?: number }): Promise<DeadLetterView[]> {
    const rows = await this.dataSource.query<DeadLetterRow[]>(
      `select * from dead_letters where dead_at is not null and ($2::integer is null or id < $2)
       order by id desc limit $1`,
      [limit, cursor ?? null],
    );
    return rows.map((row) => toDeadLetterView(this.service.name, row));
  }

  /** Those that have not been handled since; there are few of them, or else there is more to do than to count. */
  async count(): Promise<number> {
    const [row] = await this.dataSource.query<{ count: number }[]>(
      `select count(*)::integer as count from dead_letters where dead_at is not null and redriven_at is null`,
    );
    return row?.count ?? 0;
  }

  /** @throws NotFound if there is no such dead letter. */
  async view(id: number): Promise<DeadLetterView> {
    const [row] = await this.dataSource.query<DeadLetterRow[]>(
      'select * from dead_letters where id = $1 and dead_at is not null',
      [id],
    );
    if (!row) throw new NotFound();
    return toDeadLetterView(this.service.name, row);
  }

  /** Those of the messages that have been put aside before. */
  async among(consumer: string, eventIds: readonly string[]): Promise<Set<string>> {
    const rows = await this.dataSource.query<{ event_id: string }[]>(
      'select event_id from dead_letters where consumer = $1 and event_id = any($2) and dead_at is not null',
      [consumer, eventIds],
    );
    return new Set(rows.map(({ event_id }) => event_id));
  }

  /** Counts one failure; true when it was the last one. `fatal`: trying again can't help. */
  async fail(
    consumer: string,
    failure: { eventId: string; message: unknown; error: unknown; fatal: boolean },
  ): Promise<boolean> {
    const [row] = await this.dataSource.query<{ dead: boolean }[]>(
      `insert into dead_letters (consumer, event_id, message, last_error, dead_at)
       values ($1, $2, $3, $4, case when $5 then now() end)
       on conflict (consumer, event_id) do update set
         attempts = dead_letters.attempts + 1,
         last_error = excluded.last_error,
         dead_at = case when $5 or dead_letters.attempts + 1 >= $6 then now() end
       returning dead_at is not null as dead`,
      [
        consumer,
        failure.eventId,
        storableJson(failure.message),
        errorText(failure.error),
        failure.fatal,
        MAX_ATTEMPTS,
      ],
    );
    return row?.dead ?? false;
  }

  /** @throws NotFound if there is no such dead letter. */
  async get(id: number): Promise<DeadLetter> {
    const [row] = await this.dataSource.query<DeadLetter[]>(
      'select id, consumer, message from dead_letters where id = $1 and dead_at is not null',
      [id],
    );
    if (!row) throw new NotFound();
    return row;
  }

  async markRedriven(id: number): Promise<void> {
    await this.dataSource.query(
      'update dead_letters set redriven_at = coalesce(redriven_at, now()) where id = $1',
      [id],
    );
  }

  /** Counts one more try that failed; the letter stays dead. */
  async failAgain(id: number, error: unknown): Promise<void> {
    await this.dataSource.query(
      'update dead_letters set attempts = attempts + 1, last_error = $2 where id = $1',
      [id, errorText(error)],
    );
  }
}
