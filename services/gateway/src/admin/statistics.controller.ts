import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AdminStatisticsQuery, type AdminStatisticsView } from '@rep13/contracts-admin';
import { GetAgreementStatistics } from '@rep13/contracts-agreements';
import {
  GetComplianceCheckStatistics,
  GetPaymentStatistics,
  GetSignupSources,
  GetSignupStatistics,
} from '@rep13/contracts-onboarding';
import { GetTicketStatistics } from '@rep13/contracts-sla';
import { RpcClient } from '@rep13/service-kit';
import { AdminAudience } from '../audience/audiences.ts';
import { nullIfUnavailable } from '../edge/null-if-unavailable.ts';

/** What the dashboard's charts show; every service is asked at once. */
@ApiTags('admin')
@Controller('api/admin/statistics')
@AdminAudience()
export class StatisticsController {
  constructor(private readonly rpc: RpcClient) {}

  /** Get the figures of the charts, day by day. What a service that is away would say is `null`. */
  @Get()
  async statistics(
    @Query() { days, campaignDays = days }: AdminStatisticsQuery,
  ): Promise<AdminStatisticsView> {
    const [checks, signups, sources, payments, agreements, tickets] = await Promise.all([
      nullIfUnavailable(this.rpc.call(GetComplianceCheckStatistics, { days })),
      nullIfUnavailable(this.rpc.call(GetSignupStatistics, { days })),
      nullIfUnavailable(this.rpc.call(GetSignupSources, { days: campaignDays })),
      nullIfUnavailable(this.rpc.call(GetPaymentStatistics, { days })),
      nullIfUnavailable(this.rpc.call(GetAgreementStatistics, { days })),
      nullIfUnavailable(this.rpc.call(GetTicketStatistics, { days })),
    ]);
    return { checks, signups, sources, payments, agreements, tickets };
  }
}
