import { Injectable } from '@nestjs/common';
import { AUDIT_LOG_ROWS, type AuditLogView, type ListAuditLogs } from '@rep13/contracts';
import { DataSource, LessThan } from 'typeorm';
import { AuditLog, toAuditLogView } from './audit-log.entity.ts';

@Injectable()
export class AuditLogsService {
  constructor(private readonly dataSource: DataSource) {}

  async list({ limit = AUDIT_LOG_ROWS, cursor }: ListAuditLogs): Promise<AuditLogView[]> {
    const logs = await this.dataSource.manager.find(AuditLog, {
      where: cursor ? { id: LessThan(cursor) } : {},
      order: { id: 'desc' },
      take: limit,
    });
    return logs.map(toAuditLogView);
  }
}
