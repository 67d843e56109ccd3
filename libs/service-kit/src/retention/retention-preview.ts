import { Inject, Injectable } from '@nestjs/common';
import { retentionEnd } from '@rep13/contracts-constants';
import type { RetentionDueView, RetentionRunView, ServiceRetentionView } from '@rep13/contracts-messaging';
import { DataSource } from 'typeorm';
import type { ServiceDefinition } from '../definition/service-definition.ts';
import { SERVICE_DEFINITION } from '../definition/tokens.ts';
import { Clock } from '../clock/clock.ts';
import { countRows } from './due-rows.ts';
import { HeldClients } from './held-clients.ts';
import { nextNight } from './night.ts';
import { deletingRules, retentionOf } from '../definition/table-retention.ts';

/** Counting further would say no more: it is a lot. */
const COUNT_TO = 10_000;
const RUNS_SHOWN = 14;

interface RunRow {
  readonly night: string;
  readonly started_at: Date;
  readonly finished_at: Date | null;
  readonly deleted: RetentionRunView['deleted'];
}

/** The dry run: what the coming night would delete, by the same rules. */
@Injectable()
export class RetentionPreview {
  constructor(
    private readonly dataSource: DataSource,
    private readonly held: HeldClients,
    private readonly clock: Clock,
    @Inject(SERVICE_DEFINITION) private readonly service: ServiceDefinition,
  ) {}

  async view(): Promise<ServiceRetentionView> {
    const at = nextNight(this.clock.now());
    const [due, runs] = [await this.due(at), await this.runs()];
    return { service: this.service.name, nextRunAt: at.toISOString(), due, runs };
  }

  private due(at: Date): Promise<RetentionDueView[]> {
    return this.dataSource.transaction(async (db) => {
      const rules = deletingRules(retentionOf(this.service));
      const held = rules.some(({ client }) => client) ? await this.held.list(db) : [];
      const sums = new Map<RetentionDueView['class'], { rows: number; held: number }>();
      for (const rule of rules) {
        const end = retentionEnd(rule.class, at);
        if (!end) continue;
        const { sql, values } = countRows(rule, { end, held, limit: COUNT_TO });
        const [counted] = await db.query<{ rows: number; held: number }[]>(sql, [...values]);
        const sum = sums.get(rule.class) ?? { rows: 0, held: 0 };
        sums.set(rule.class, {
          rows: Math.min(COUNT_TO, sum.rows + (counted?.rows ?? 0)),
          held: Math.min(COUNT_TO, sum.held + (counted?.held ?? 0)),
        });
      }
      return [...sums]
        .map(([name, sum]) => ({ class: name, ...sum }))
        .filter((sum) => sum.rows + sum.held > 0);
    });
  }

  private async runs(): Promise<RetentionRunView[]> {
    const rows = await this.dataSource.query<RunRow[]>(
      `select night::text as night, started_at, finished_at, deleted from retention_runs
       order by retention_runs.night desc limit ${RUNS_SHOWN}`,
    );
    return rows.map((row) => ({
      night: row.night,
      startedAt: row.started_at.toISOString(),
      finishedAt: row.finished_at?.toISOString() ?? null,
      deleted: row.deleted,
    }));
  }
}
