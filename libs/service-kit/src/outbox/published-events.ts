import { Injectable } from '@nestjs/common';
import {
  PUBLISHED_EVENTS_MAX,
  type ListPublishedEvents,
  type OutboxMark,
  type PayloadOf,
  type PublishedEventsView,
} from '@rep13/contracts-messaging';
import { DataSource } from 'typeorm';
import { EventPublisher, type OutgoingEvent } from './event-publisher.ts';

/** Half of what inboxes remember: an older event may have been handled though nothing says so any more. */
const LOOK_BACK_DAYS = 14;

interface Row {
  readonly id: string;
  readonly event_id: string;
}

/** What this service tells those who handle its events, so that what the stream lost is published again. */
@Injectable()
export class PublishedEvents {
  constructor(
    private readonly dataSource: DataSource,
    private readonly publisher: EventPublisher,
  ) {}

  async list({ names, after, mark }: PayloadOf<ListPublishedEvents>): Promise<PublishedEventsView> {
    const { settled, ...now } = await this.look(mark);
    // The outbox of a restored backup may end before what was seen of it.
    if (after === undefined || now.upTo < after) return { eventIds: [], mark: now, settledUpTo: now.upTo };
    const rows = await this.dataSource.query<Row[]>(
      `select id, event_id from outbox_messages
       where id > $1 and published_at is not null and regexp_replace(type, '\\.v\\d+$', '') = any($2)
         and created_at > now() - make_interval(days => $3)
       order by id limit $4`,
      [after, names, LOOK_BACK_DAYS, PUBLISHED_EVENTS_MAX],
    );
    const upTo = rows.length < PUBLISHED_EVENTS_MAX ? now.upTo : Number(rows.at(-1)?.id);
    return {
      eventIds: rows.map((row) => row.event_id),
      mark: now,
      // Not where another replica has got further since.
      settledUpTo: mark && settled && mark.upTo >= after ? Math.min(mark.upTo, upTo) : null,
    };
  }

  /**
   * Without a message id: the stream drops what it knows, whether it still has it or not.
   * @returns how many of them there were. @throws where the stream did not take all of them.
   */
  async publishAgain(eventIds: readonly string[]): Promise<number> {
    const rows = await this.dataSource.query<OutgoingEvent[]>(
      `select event_id, type, envelope from outbox_messages
       where event_id = any($1::uuid[]) and published_at is not null order by id`,
      [eventIds],
    );
    await Promise.all(rows.map((row) => this.publisher.publish(row)));
    return rows.length;
  }

  /**
   * How far the outbox goes now; and whether up to the mark of the look before nothing can be added: numbers are given
   * out before the commit, so whatever was under way then must have ended, and be published.
   */
  private async look(before: OutboxMark | undefined): Promise<OutboxMark & { readonly settled: boolean }> {
    const [row] = await this.dataSource.query<{ up_to: string; horizon: string; settled: boolean }[]>(
      `select coalesce((select max(id) from outbox_messages), 0) as up_to,
         pg_snapshot_xmax(pg_current_snapshot())::text as horizon,
         pg_snapshot_xmin(pg_current_snapshot()) >= $2::xid8
           and not exists (select from outbox_messages where published_at is null and id <= $1) as settled`,
      [before?.upTo ?? 0, before?.horizon ?? '0'],
    );
    if (!row) throw new Error('one row was asked for');
    return { upTo: Number(row.up_to), horizon: row.horizon, settled: row.settled };
  }
}
