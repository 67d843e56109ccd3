import { Controller, Get, Header, Res } from '@nestjs/common';
import type { ServerResponse } from 'node:http';
import { register } from 'prom-client';
import { HealthService, type Readiness } from './health.service.ts';

/** For supervisors and monitors, on the process's own port. */
@Controller()
export class HealthController {
  constructor(private readonly health: HealthService) {}

  /** The process runs. */
  @Get('healthz')
  alive(): { status: 'alive' } {
    return { status: 'alive' };
  }

  /** The process can do its work: 200 when ready or degraded, 503 when not. */
  @Get('readyz')
  async ready(@Res({ passthrough: true }) response: ServerResponse): Promise<Readiness> {
    const readiness = await this.health.readiness();
    response.statusCode = readiness.status === 'unavailable' ? 503 : 200;
    return readiness;
  }

  /** Prometheus text. */
  @Get('metrics')
  @Header('Content-Type', register.contentType)
  metrics(): Promise<string> {
    return register.metrics();
  }
}
