import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { ServiceStatusView, StatusHistoryView } from '@rep13/contracts-gateway';
import { PublicAudience } from '../audience/audiences.ts';
import { StatusHistory } from '../status/status-history.ts';
import { ServiceHealth } from '../status/service-health.ts';

/** What the status page shows. */
@ApiTags('public')
@Controller('api/status')
@PublicAudience()
export class StatusController {
  constructor(
    private readonly health: ServiceHealth,
    private readonly past: StatusHistory,
  ) {}

  /** Get the status of each service now. */
  @Get()
  statuses(): Promise<ServiceStatusView[]> {
    return this.health.statuses();
  }

  /** Get the status of 90 days, and the incidents. */
  @Get('history')
  history(): Promise<StatusHistoryView> {
    return this.past.read();
  }
}
