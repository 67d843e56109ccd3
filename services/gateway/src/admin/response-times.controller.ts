import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import { GetResponseTimes, ResponseTimesQuery, type ResponseTimesView } from '@rep13/contracts-sla';
import { Clock, RpcClient } from '@rep13/service-kit';
import type { Response } from 'express';
import { AdminAudience } from '../audience/audiences.ts';
import { NeedsStepUp } from '../identity/index.ts';
import { sendCsv } from './exports/export-csv.ts';
import { RESPONSE_TIMES_COLUMNS, responseTimesRows } from './response-times-rows.ts';

/** How fast orders were acknowledged: for every role. Its file holds figures, no list of anybody, so nobody is told. */
@ApiTags('admin')
@Controller('api/admin/response-times')
@AdminAudience()
export class ResponseTimesController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly clock: Clock,
  ) {}

  /** Get how fast orders were acknowledged. Of all, and by authority, Member State and client; of 90 days if not asked. */
  @Get()
  get(@Query() query: ResponseTimesQuery): Promise<ResponseTimesView> {
    return this.rpc.call(GetResponseTimes, query);
  }

  /** Export how fast orders were acknowledged as CSV. A row for each group. */
  @Get('export')
  @ApiProduces('text/csv')
  @NeedsStepUp('admin')
  async exportFile(@Query() query: ResponseTimesQuery, @Res() response: Response): Promise<void> {
    const times = await this.rpc.call(GetResponseTimes, query);
    const name = `response-times-${this.clock.now().toISOString().slice(0, 10)}.csv`;
    await sendCsv(response, { name, columns: RESPONSE_TIMES_COLUMNS }, responseTimesRows(times));
  }
}
