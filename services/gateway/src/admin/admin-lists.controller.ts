import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AUDIT_LOG_ROWS, LIST_MAX } from '@rep13/contracts-constants';
import {
  AuditLogsQuery,
  ComplianceChecksQuery,
  CountAuditLogs,
  CountComplianceChecks,
  CountSignups,
  ListAuditLogs,
  ListComplianceChecks,
  ListSignups,
  SignupsQuery,
  type AuditLogView,
  type ComplianceCheckView,
  type SignupListItem,
} from '@rep13/contracts-onboarding';
import { RpcClient } from '@rep13/service-kit';
import type { Response } from 'express';
import { AdminAudience } from '../audience/audiences.ts';
import { listWithRest, DocumentsRestHeaders } from '../edge/list-with-rest.ts';
import { ReadsClientFile } from '../identity/index.ts';

/** Everything staff watches, newest first. `cursor` is the id of the last row seen. */
@ApiTags('admin')
@Controller('api/admin')
@AdminAudience()
export class AdminListsController {
  constructor(private readonly rpc: RpcClient) {}

  /** List compliance checks, newest first. `cursor` is the id of the last row seen. */
  @Get('compliance-checks')
  @DocumentsRestHeaders()
  complianceChecks(
    @Query() query: ComplianceChecksQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ComplianceCheckView[]> {
    return listWithRest(response, query, {
      limit: LIST_MAX,
      rows: (page) => this.rpc.call(ListComplianceChecks, page),
      count: (filters) => this.rpc.call(CountComplianceChecks, filters),
    });
  }

  /** List signups, newest first. `cursor` is the id of the last row seen. */
  @Get('signups')
  @DocumentsRestHeaders()
  signups(
    @Query() query: SignupsQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SignupListItem[]> {
    return listWithRest(response, query, {
      limit: LIST_MAX,
      rows: (page) => this.rpc.call(ListSignups, page),
      count: (filters) => this.rpc.call(CountSignups, filters),
    });
  }

  /** List the audit log, newest first. `cursor` is the id of the last row seen. */
  @Get('audit-logs')
  @DocumentsRestHeaders()
  @ReadsClientFile('account')
  auditLogs(
    @Query() query: AuditLogsQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<AuditLogView[]> {
    return listWithRest(response, query, {
      limit: AUDIT_LOG_ROWS,
      rows: (page) => this.rpc.call(ListAuditLogs, page),
      count: (filters) => this.rpc.call(CountAuditLogs, filters),
    });
  }
}
