import { Controller } from '@nestjs/common';
import { ListAuditLogs, type AuditLogView } from '@rep13/contracts';
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
}
