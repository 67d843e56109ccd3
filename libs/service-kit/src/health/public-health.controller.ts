import { Controller, Get, Res } from '@nestjs/common';
import type { ServerResponse } from 'node:http';
import { HealthController } from './health.controller.ts';
import { HealthService, type Readiness } from './health.service.ts';

/** For load balancers on a port that is open to everybody: whether, and not why. The rest is on the monitors' port. */
@Controller()
export class PublicHealthController {
  private readonly full: HealthController;

  constructor(health: HealthService) {
    this.full = new HealthController(health);
  }

  /** The process runs. */
  @Get('healthz')
  alive(): { status: 'alive' } {
    return this.full.alive();
  }

  /** The process can do its work: 200 when ready or degraded, 503 when not. */
  @Get('readyz')
  async ready(@Res({ passthrough: true }) response: ServerResponse): Promise<Pick<Readiness, 'status'>> {
    const { status } = await this.full.ready(response);
    return { status };
  }
}
