import { Injectable } from '@nestjs/common';
import { LIST_MAX } from '@rep13/contracts-constants';
import {
  CountClientsNotifiedOfRecord,
  CountEmails,
  GetEmailTotals,
  ListEmails,
  type EmailTotalsView,
  type EmailView,
} from '@rep13/contracts-notifications';
import { Clock, countRows, newestIds, OnCommand } from '@rep13/service-kit';
import { DataSource, In } from 'typeorm';
import { representativeChanged } from '../emails/representative-changed/representative-changed.email.ts';
import { SEND_EMAIL } from '../emails/send-email.job.ts';
import { EmailLog } from '../emails/email-log.entity.ts';
import { toEmailView } from './email-log.view.ts';

/** Each count has an index of its own, so that a million sent mails cost nothing. */
const TOTALS = `
  select
    (select count(*)::integer from email_logs where status = 'failed' and resent_at is null) as "failed",
    (select count(*)::integer from jobs where state in ('pending', 'running') and name = $1) as "waiting",
    (select count(*)::integer from email_logs where sent_at >= $2) as "sentToday"`;

@Injectable()
export class EmailLogsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  @OnCommand(ListEmails)
  async list({ limit = LIST_MAX, status, type, ...rows }: ListEmails): Promise<EmailView[]> {
    const table = 'email_logs';
    const ids = await newestIds(this.dataSource, { table, where: { status, type }, limit, ...rows });
    const logs = await this.dataSource.manager.find(EmailLog, {
      where: { id: In(ids) },
      order: { id: 'desc' },
    });
    return logs.map(toEmailView);
  }

  @OnCommand(CountEmails)
  count({ status, type, search }: CountEmails): Promise<number> {
    return countRows(this.dataSource, { table: 'email_logs', where: { status, type }, search });
  }

  @OnCommand(CountClientsNotifiedOfRecord)
  async countNotifiedOfRecord({ since }: CountClientsNotifiedOfRecord): Promise<number> {
    const [counted] = await this.dataSource.query<{ clients: number }[]>(
      `select count(distinct signup_id)::integer as clients from email_logs
       where type = $1 and status = 'sent' and created_at >= $2`,
      [representativeChanged.kind, new Date(since)],
    );
    return counted?.clients ?? 0;
  }

  @OnCommand(GetEmailTotals)
  async totals(): Promise<EmailTotalsView> {
    const midnight = new Date(this.clock.now());
    midnight.setUTCHours(0, 0, 0, 0);
    const [totals] = await this.dataSource.query<EmailTotalsView[]>(TOTALS, [SEND_EMAIL.name, midnight]);
    return totals ?? { failed: 0, waiting: 0, sentToday: 0 };
  }
}
