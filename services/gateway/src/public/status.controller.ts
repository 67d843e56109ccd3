import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { ServiceStatusView } from '@rep13/contracts';
import { PublicAudience } from '../audience/audiences.ts';
import { ServiceHealth } from './service-health.ts';

/** What the status page shows. */
@ApiTags('public')
@Controller('api/status')
@PublicAudience()
export class StatusController {
  constructor(private readonly health: ServiceHealth) {}

  @Get()
  statuses(): Promise<ServiceStatusView[]> {
    return this.health.statuses();
  }
}
