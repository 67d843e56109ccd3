import { Controller } from '@nestjs/common';
import {
  CountAuditLogs,
  ListAuditLogs,
  ListTimeline,
  type AuditLogView,
  type TimelineEntryView,
} from '@rep13/contracts-onboarding';
import { OnCommand } from '@rep13/service-kit';
import { AuditLogsService } from './audit-logs.service.ts';

/** What onboarding answers about the audit log. */
@Controller()
export class AuditLogsController {
  constructor(private readonly logs: AuditLogsService) {}

  @OnCommand(ListAuditLogs)
  list(query: ListAuditLogs): Promise<AuditLogView[]> {
    return this.logs.list(query);
  }

  @OnCommand(CountAuditLogs)
  count(query: CountAuditLogs): Promise<number> {
    return this.logs.count(query);
  }

  @OnCommand(ListTimeline)
  timeline(query: ListTimeline): Promise<TimelineEntryView[]> {
    return this.logs.timeline(query);
  }
}
