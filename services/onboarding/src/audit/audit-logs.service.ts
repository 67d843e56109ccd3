import { Injectable } from '@nestjs/common';
import { AUDIT_LOG_ROWS } from '@rep13/contracts-constants';
import {
  CountAuditLogs,
  ListAuditLogs,
  ListTimeline,
  type AuditLogView,
  type TimelineEntryView,
} from '@rep13/contracts-onboarding';
import { OnCommand } from '@rep13/service-kit';
import { DataSource, In, LessThan } from 'typeorm';
import { AuditLog, toAuditLogView } from './audit-log.entity.ts';
import { companyNames } from './company-names.ts';
import { countLogs } from './count-logs.ts';
import { newestLogIds } from './newest-logs.ts';
import { ofTimeline, toTimelineEntry } from './timeline.ts';
import type { WantedLogs } from './wanted-logs.ts';

/** Signup ids have nine or ten digits; a shorter number is part of an event type, as in `.v1`. */
const SIGNUP_ID = /^\d{9,10}$/;

@Injectable()
export class AuditLogsService {
  constructor(private readonly dataSource: DataSource) {}

  @OnCommand(ListAuditLogs)
  async list({ limit = AUDIT_LOG_ROWS, search, ...query }: ListAuditLogs): Promise<AuditLogView[]> {
    const wanted = narrowed({ ...query, limit }, search);
    if (!wanted) return [];
    const ids = await newestLogIds(this.dataSource.manager, wanted);
    const logs = await this.dataSource.manager.findBy(AuditLog, { id: In(ids) });
    const names = await companyNames(
      this.dataSource.manager,
      logs.map(({ signupId }) => signupId),
    );
    return inOrderOf(ids, logs).map((log) => ({
      ...toAuditLogView(log),
      companyName: log.signupId === null ? null : (names.get(log.signupId) ?? null),
    }));
  }

  @OnCommand(CountAuditLogs)
  async count({ search, ...query }: CountAuditLogs): Promise<number> {
    const wanted = narrowed({ ...query, limit: 0 }, search);
    return wanted ? countLogs(this.dataSource.manager, wanted) : 0;
  }

  @OnCommand(ListTimeline)
  async timeline({ signupId, limit = AUDIT_LOG_ROWS, cursor }: ListTimeline): Promise<TimelineEntryView[]> {
    const logs = await this.dataSource.manager.find(AuditLog, {
      where: {
        signupId,
        eventType: ofTimeline(signupId),
        ...(cursor !== undefined && { id: LessThan(cursor) }),
      },
      order: { id: 'desc' },
      take: limit,
    });
    return logs.map(toTimelineEntry);
  }
}

/** Lines that were deleted between the two questions are left out. */
function inOrderOf(ids: readonly number[], logs: readonly AuditLog[]): AuditLog[] {
  const byId = new Map(logs.map((log) => [log.id, log]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The query with what is searched for; undefined when no line can match both. */
function narrowed(query: WantedLogs, search: string | undefined): WantedLogs | undefined {
  if (search === undefined) return query;
  if (!SIGNUP_ID.test(search)) return { ...query, partOfType: search };
  const signupId = Number(search);
  const matchesNothing = signupId > 2_147_483_647 || (query.signupId ?? signupId) !== signupId;
  return matchesNothing ? undefined : { ...query, signupId };
}
