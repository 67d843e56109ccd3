import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { collectDefaultMetrics, Gauge, register } from 'prom-client';
import { DataSource } from 'typeorm';

const BACKLOG_SQL = {
  rep13_outbox_waiting: 'select count(*) as n from outbox_messages where published_at is null',
  rep13_jobs_waiting: `select count(*) as n from jobs where state = 'pending' and run_at <= now()`,
  rep13_dead_letters:
    'select count(*) as n from dead_letters where dead_at is not null and redriven_at is null',
  rep13_events_found_missing: 'select coalesce(sum(found_missing), 0) as n from event_positions',
} as const;

/** How much waits in this service's tables, asked for at each scrape; and the process's own figures. */
@Injectable()
export class BacklogMetrics implements OnApplicationBootstrap {
  constructor(private readonly dataSource: DataSource) {}

  onApplicationBootstrap(): void {
    register.clear();
    collectDefaultMetrics();
    const { dataSource } = this;
    for (const [name, sql] of Object.entries(BACKLOG_SQL)) {
      new Gauge({
        name,
        help: name.replaceAll('_', ' '),
        async collect() {
          const [row] = await dataSource.query<{ n: string }[]>(sql);
          this.set(Number(row?.n ?? 0));
        },
      });
    }
  }
}
