import { Controller } from '@nestjs/common';
import {
  GetResponseTimes,
  GetTicketStatistics,
  type ResponseTimesView,
  type TicketStatisticsView,
} from '@rep13/contracts-sla';
import { OnCommand } from '@rep13/service-kit';
import { ResponseTimes } from './response-times.service.ts';
import { TicketStatistics } from './ticket-statistics.service.ts';

/** How fast orders were dealt with. */
@Controller()
export class FiguresController {
  constructor(
    private readonly statistics: TicketStatistics,
    private readonly responseTimes: ResponseTimes,
  ) {}

  @OnCommand(GetTicketStatistics)
  countByDay(query: GetTicketStatistics): Promise<TicketStatisticsView> {
    return this.statistics.get(query);
  }

  @OnCommand(GetResponseTimes)
  getResponseTimes(query: GetResponseTimes): Promise<ResponseTimesView> {
    return this.responseTimes.get(query);
  }
}
