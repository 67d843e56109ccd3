import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { collectDefaultMetrics, Gauge, register } from 'prom-client';
import { DataSource } from 'typeorm';
import type { ServiceDefinition } from '../definition/service-definition.ts';
import { SERVICE_DEFINITION } from '../definition/tokens.ts';
import { BACKLOG_GAUGES } from './backlog-gauges.ts';

/** What waits in this service's tables, asked for at each scrape; and the process's own figures. */
@Injectable()
export class BacklogMetrics implements OnApplicationBootstrap {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(SERVICE_DEFINITION) private readonly service: Pick<ServiceDefinition, 'gauges'>,
  ) {}

  onApplicationBootstrap(): void {
    register.clear();
    collectDefaultMetrics();
    const { dataSource } = this;
    for (const { name, help, sql } of [...BACKLOG_GAUGES, ...(this.service.gauges ?? [])]) {
      new Gauge({
        name,
        help,
        async collect() {
          const [row] = await dataSource.query<{ n: string }[]>(sql);
          this.set(Number(row?.n ?? 0));
        },
      });
    }
  }
}
