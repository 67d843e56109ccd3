import { Injectable } from '@nestjs/common';
import { STATUS_DAYS } from '@rep13/contracts-constants';
import type { IncidentView, StatusDayView, StatusHistoryView } from '@rep13/contracts-gateway';
import { Clock } from '@rep13/service-kit';
import { DataSource } from 'typeorm';
import { toIncidentView, type IncidentRow } from './incident.view.ts';
import { SHOWN } from './shown.ts';

const CACHE_MS = 15_000;
const MOST_INCIDENTS = 50;

/** What everybody may see of the last 90 days, read at most every quarter of a minute however many look. */
@Injectable()
export class StatusHistory {
  private known: { at: number; view: Promise<StatusHistoryView> } | undefined;

  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
  ) {}

  read(): Promise<StatusHistoryView> {
    const now = this.clock.now().getTime();
    if (!this.known || now - this.known.at >= CACHE_MS) this.known = { at: now, view: this.ask() };
    const { view } = this.known;
    view.catch(() => (this.known = undefined));
    return view;
  }

  private async ask(): Promise<StatusHistoryView> {
    const [days, incidents] = await Promise.all([this.days(), this.incidents()]);
    return { days: STATUS_DAYS, measured: days, incidents };
  }

  private days(): Promise<StatusDayView[]> {
    return this.db.query(
      `select to_char(day, 'YYYY-MM-DD') as day, service, operational, degraded, down
       from status_days where ${SHOWN.days} order by day, service`,
      [this.clock.now()],
    );
  }

  private async incidents(): Promise<IncidentView[]> {
    const rows = await this.db.query<IncidentRow[]>(
      `select * from status_incidents where ${SHOWN.incidents}
       order by opened_at desc, id desc limit ${MOST_INCIDENTS}`,
      [this.clock.now()],
    );
    return rows.map(toIncidentView);
  }
}
