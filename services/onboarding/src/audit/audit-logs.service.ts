import { Injectable } from '@nestjs/common';
import { AUDIT_LOG_ROWS } from '@rep13/contracts-constants';
import type {
  AuditLogView,
  ListAuditLogs,
  ListTimeline,
  TimelineEntryView,
} from '@rep13/contracts-onboarding';
import { DataSource, In, LessThan } from 'typeorm';
import { AuditLog, toAuditLogView } from './audit-log.entity.ts';
import { newestLogIds, type NewestLogs } from './newest-logs.ts';
import { ofTimeline, toTimelineEntry } from './timeline.ts';

/** Signup ids have nine or ten digits; a shorter number is part of an event type, as in `.v1`. */
const SIGNUP_ID = /^\d{9,10}$/;

@Injectable()
export class AuditLogsService {
  constructor(private readonly dataSource: DataSource) {}

  async list({ limit = AUDIT_LOG_ROWS, search, ...query }: ListAuditLogs): Promise<AuditLogView[]> {
    const wanted = narrowed({ ...query, limit }, search);
    if (!wanted) return [];
    const logs = await this.dataSource.manager.find(AuditLog, {
      where: { id: In(await newestLogIds(this.dataSource.manager, wanted)) },
      order: { id: 'desc' },
    });
    return logs.map(toAuditLogView);
  }

  async timeline({ signupId, limit = AUDIT_LOG_ROWS, cursor }: ListTimeline): Promise<TimelineEntryView[]> {
    const logs = await this.dataSource.manager.find(AuditLog, {
      where: {
        signupId,
        eventType: ofTimeline(),
        ...(cursor !== undefined && { id: LessThan(cursor) }),
      },
      order: { id: 'desc' },
      take: limit,
    });
    return logs.map(toTimelineEntry);
  }
}

/** The query with what is searched for; undefined when no line can match both. */
function narrowed(query: NewestLogs, search: string | undefined): NewestLogs | undefined {
  if (search === undefined) return query;
  if (!SIGNUP_ID.test(search)) return { ...query, partOfType: search };
  const signupId = Number(search);
  const matchesNothing = signupId > 2_147_483_647 || (query.signupId ?? signupId) !== signupId;
  return matchesNothing ? undefined : { ...query, signupId };
}
