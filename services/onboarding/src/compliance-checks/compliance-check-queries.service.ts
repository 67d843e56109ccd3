import { Injectable } from '@nestjs/common';
import { LIST_MAX } from '@rep13/contracts-constants';
import type { DayCountView } from '@rep13/contracts-messaging';
import {
  CountComplianceChecks,
  GetComplianceCheckStatistics,
  GetComplianceCheckTotals,
  ListComplianceChecks,
  type ComplianceCheckTotalsView,
  type ComplianceCheckView,
} from '@rep13/contracts-onboarding';
import { Clock, countRows, newestIds, OnCommand, readRunningTotals } from '@rep13/service-kit';
import { DataSource, In } from 'typeorm';
import { countByDay } from '../count-by-day.ts';
import { ComplianceCheck } from './compliance-check.entity.ts';
import { toComplianceCheckView } from './compliance-check.view.ts';

/** What staff asks about the checks. */
@Injectable()
export class ComplianceCheckQueriesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Newest first; ids are given in the order of creation. */
  @OnCommand(ListComplianceChecks)
  async list(query: ListComplianceChecks): Promise<ComplianceCheckView[]> {
    const { limit = LIST_MAX, cursor, search, requiresLegalRep } = query;
    const leading = { requires_legal_rep: requiresLegalRep };
    const ids = await newestIds(this.dataSource, {
      table: 'compliance_checks',
      leading,
      limit,
      cursor,
      search,
    });
    const checks = await this.dataSource.manager.find(ComplianceCheck, {
      where: { id: In(ids) },
      order: { id: 'desc' },
    });
    return checks.map(toComplianceCheckView);
  }

  /** All of them are counted already; what is filtered is counted now. */
  @OnCommand(CountComplianceChecks)
  async count({ search, requiresLegalRep }: CountComplianceChecks): Promise<number> {
    if (search === undefined && requiresLegalRep === undefined) return (await this.totals()).total;
    const leading = { requires_legal_rep: requiresLegalRep };
    return countRows(this.dataSource, { table: 'compliance_checks', leading, search });
  }

  @OnCommand(GetComplianceCheckTotals)
  async totals(): Promise<ComplianceCheckTotalsView> {
    const names = ['total', 'requiring_legal_rep'] as const;
    const { total, requiring_legal_rep } = await readRunningTotals(
      this.dataSource,
      'compliance_checks',
      names,
    );
    return { total, requiringLegalRep: requiring_legal_rep };
  }

  @OnCommand(GetComplianceCheckStatistics)
  statistics({ days }: GetComplianceCheckStatistics): Promise<DayCountView[]> {
    return countByDay(this.dataSource, 'compliance_checks', this.clock.now(), days);
  }
}
