import { Controller, Get, Session } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { GetResponseTimes, type ResponseTimesRowView } from '@rep13/contracts-sla';
import { RpcClient } from '@rep13/service-kit';
import { ClientAudience } from '../audience/audiences.ts';
import type { SessionData } from '../identity/index.ts';

/** How fast we acknowledged the own orders. */
@ApiTags('client')
@Controller('api/client/response-times')
@ClientAudience()
export class ClientResponseTimesController {
  constructor(private readonly rpc: RpcClient) {}

  /** Get how fast the own orders of the last 90 days were acknowledged. */
  @Get()
  async get(@Session() { client: { signupId } }: SessionData): Promise<ResponseTimesRowView> {
    const { all } = await this.rpc.call(GetResponseTimes, { signupId, forClient: true });
    return {
      group: all.group,
      received: all.received,
      acknowledged: all.acknowledged,
      within24h: all.within24h,
      missed: all.missed,
      p50Hours: all.p50Hours,
      p90Hours: all.p90Hours,
      p95Hours: all.p95Hours,
      maxHours: all.maxHours,
    };
  }
}
