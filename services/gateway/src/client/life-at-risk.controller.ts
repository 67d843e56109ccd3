import { Body, Controller, Post, Session } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { LifeAtRiskBody, ReportLifeAtRisk, type ClientTicketView } from '@rep13/contracts-sla';
import { RpcClient } from '@rep13/service-kit';
import { ClientAudience } from '../audience/audiences.ts';
import { Idempotent } from '../idempotency/idempotent.decorator.ts';
import type { SessionData } from '../identity/index.ts';
import { RateLimits } from '../rate-limits/rate-limits.ts';

/** Threats to life or safety that a client suspects, Article 18 DSA. A suspended client tells us of them too. */
@ApiTags('client')
@Controller('api/client/life-at-risk')
@ClientAudience()
export class LifeAtRiskController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly limits: RateLimits,
  ) {}

  /**
   * Tell the representative's staff of a suspected threat to life or safety. It becomes a critical ticket. Nobody but that
   * staff is informed: the client informs the authorities itself, Article 18(1) DSA. It counts among the twenty reports an
   * hour.
   */
  @Post()
  @Idempotent()
  async report(
    @Session() { client: { signupId } }: SessionData,
    @Body() body: LifeAtRiskBody,
  ): Promise<ClientTicketView> {
    await this.limits.reportedOrders.take({ subject: `client ${signupId}` });
    return this.rpc.call(ReportLifeAtRisk, { ...body, signupId });
  }
}
