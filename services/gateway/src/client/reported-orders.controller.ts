import { Body, Controller, Post, Session } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ReportedOrderBody, ReportOrder, type ClientTicketView } from '@rep13/contracts-sla';
import { RpcClient } from '@rep13/service-kit';
import { ClientAudience } from '../audience/audiences.ts';
import { Idempotent } from '../idempotency/idempotent.decorator.ts';
import type { SessionData } from '../identity/index.ts';
import { RateLimits } from '../rate-limits/rate-limits.ts';

/** Orders that authorities sent to the client itself. A suspended client reports them too: their clocks do not stop. */
@ApiTags('client')
@Controller('api/client/reported-orders')
@ClientAudience()
export class ReportedOrdersController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly limits: RateLimits,
  ) {}

  /**
   * Report an order that an authority sent to the client itself, twenty an hour at most. It becomes one of the own orders:
   * our 24 hours run from now, and the authority's own time, if it named one. Its files are uploaded to
   * `POST /api/client/sla-tickets/{id}/files`.
   */
  @Post()
  @Idempotent()
  async report(
    @Session() { client: { signupId } }: SessionData,
    @Body() body: ReportedOrderBody,
  ): Promise<ClientTicketView> {
    await this.limits.reportedOrders.take({ subject: `client ${signupId}` });
    return this.rpc.call(ReportOrder, { ...body, signupId });
  }
}
