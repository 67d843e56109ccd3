import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AUDIT_LOG_ROWS, LIST_MAX } from '@rep13/contracts-constants';
import {
  AuditLogsQuery,
  ComplianceChecksQuery,
  ListAuditLogs,
  ListComplianceChecks,
  ListSignups,
  SignupsQuery,
  type AuditLogView,
  type ComplianceCheckView,
  type SignupListItem,
} from '@rep13/contracts-onboarding';
import { RpcClient } from '@rep13/service-kit';
import { AdminAudience } from '../audience/audiences.ts';
import { ReadsClientFile } from '../trail/reads-client-file.decorator.ts';

/** Everything staff watches, newest first. `cursor` is the id of the last row seen. */
@ApiTags('admin')
@Controller('api/admin')
@AdminAudience()
export class AdminListsController {
  constructor(private readonly rpc: RpcClient) {}

  /** List compliance checks, newest first. `cursor` is the id of the last row seen. */
  @Get('compliance-checks')
  complianceChecks(@Query() query: ComplianceChecksQuery): Promise<ComplianceCheckView[]> {
    return this.rpc.call(ListComplianceChecks, { limit: LIST_MAX, ...query });
  }

  /** List signups, newest first. `cursor` is the id of the last row seen. */
  @Get('signups')
  signups(@Query() query: SignupsQuery): Promise<SignupListItem[]> {
    return this.rpc.call(ListSignups, { limit: LIST_MAX, ...query });
  }

  /** List the audit log, newest first. `cursor` is the id of the last row seen. */
  @Get('audit-logs')
  @ReadsClientFile('account')
  auditLogs(@Query() query: AuditLogsQuery): Promise<AuditLogView[]> {
    return this.rpc.call(ListAuditLogs, { limit: AUDIT_LOG_ROWS, ...query });
  }
}
