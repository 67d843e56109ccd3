import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import { ListExported } from '@rep13/contracts-gateway';
import { GetResponseTimes, ResponseTimesQuery, type ResponseTimesView } from '@rep13/contracts-sla';
import { Clock, RpcClient } from '@rep13/service-kit';
import type { Response } from 'express';
import { AdminAudience } from '../audience/audiences.ts';
import { NeedsStepUp } from '../step-up/step-up.guard.ts';
import { AuditTrail } from '../trail/audit-trail.ts';
import { countedRows } from './counted-rows.ts';
import { sendCsv } from './export-csv.ts';
import { RESPONSE_TIMES_COLUMNS, responseTimesRows } from './response-times-rows.ts';

/** How fast orders were acknowledged: for every role. */
@ApiTags('admin')
@Controller('api/admin/response-times')
@AdminAudience()
export class ResponseTimesController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly clock: Clock,
    private readonly trail: AuditTrail,
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
  async export(@Query() query: ResponseTimesQuery, @Res() response: Response): Promise<void> {
    const times = await this.rpc.call(GetResponseTimes, query);
    const name = `response-times-${this.clock.now().toISOString().slice(0, 10)}.csv`;
    const filters = Object.entries(query).flatMap(([field, value]) => (value === undefined ? [] : [field]));
    const rows = countedRows(responseTimesRows(times), (counted) =>
      this.trail.tell(ListExported, { list: 'response-times', filters, ...counted }),
    );
    await sendCsv(response, { name, columns: RESPONSE_TIMES_COLUMNS }, rows);
  }
}
