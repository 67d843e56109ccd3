import { Controller, HttpCode, HttpStatus, Inject, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { LOGGER, SERVICE_CONFIG } from '@rep13/service-kit';
import type { Request } from 'express';
import type { Logger } from 'pino';
import { PublicAudience } from '../audience/audiences.ts';
import { GatewayConfig } from '../config.ts';
import { addressOf } from '../edge/request-id.ts';
import { RateLimits } from '../rate-limits/rate-limits.ts';
import { PostgresSessionStore } from '../identity/index.ts';
import { sessionIfAny } from '../edge/session-on-demand.ts';
import { WithoutOrigin } from '../edge/without-origin.decorator.ts';
import { violationsIn } from '../csp-reports/violations-in.ts';

/** What browsers refused to run or load on our pages. */
@ApiTags('public')
@Controller('api/csp-reports')
@PublicAudience()
export class CspReportsController {
  constructor(
    @Inject(LOGGER) private readonly logger: Logger,
    @Inject(SERVICE_CONFIG) private readonly config: GatewayConfig,
    private readonly limits: RateLimits,
    private readonly store: PostgresSessionStore,
  ) {}

  /**
   * Report violations of the Content-Security-Policy. As `application/csp-report` or `application/reports+json`, as
   * the policy of our pages asks browsers for. Each violation is a line in the log, with fields of known form only.
   * Anything else is taken and ignored.
   */
  @Post()
  @HttpCode(HttpStatus.ACCEPTED)
  @WithoutOrigin()
  async report(@Req() request: Request): Promise<object> {
    // A page left open may send them for ever.
    const session = sessionIfAny(request);
    if (session) this.store.leaveUntouched(session);
    await this.limits.cspReports.take({ address: addressOf(request) });
    const { origin } = new URL(this.config.publicUrl);
    for (const violation of violationsIn(request.body, origin))
      this.logger.warn({ violation }, 'content security policy violated');
    return {};
  }
}
