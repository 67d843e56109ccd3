import { Controller } from '@nestjs/common';
import {
  GetTicket,
  GetTicketStatistics,
  GetTicketTotals,
  ListTickets,
  MoveTicket,
  OpenTicket,
  type TicketDetailView,
  type TicketStatisticsView,
  type TicketTotalsView,
  type TicketView,
} from '@rep13/contracts-sla';
import { OnCommand } from '@rep13/service-kit';
import { TicketQueries } from './ticket-queries.service.ts';
import { TicketStatistics } from './ticket-statistics.service.ts';
import { TicketsService } from './tickets.service.ts';

/** The commands about authorities' orders; who may send which is the gateway's to know. */
@Controller()
export class TicketsController {
  constructor(
    private readonly tickets: TicketsService,
    private readonly queries: TicketQueries,
    private readonly statistics: TicketStatistics,
  ) {}

  @OnCommand(OpenTicket)
  open(command: OpenTicket): Promise<TicketDetailView> {
    return this.tickets.open(command);
  }

  @OnCommand(MoveTicket)
  move(command: MoveTicket): Promise<TicketDetailView> {
    return this.tickets.move(command);
  }

  @OnCommand(ListTickets)
  list(query: ListTickets): Promise<TicketView[]> {
    return this.queries.list(query);
  }

  @OnCommand(GetTicket)
  get({ ticketId }: GetTicket): Promise<TicketDetailView> {
    return this.queries.get(ticketId);
  }

  @OnCommand(GetTicketTotals)
  totals(_query: GetTicketTotals): Promise<TicketTotalsView> {
    return this.queries.totals();
  }

  @OnCommand(GetTicketStatistics)
  countByDay(query: GetTicketStatistics): Promise<TicketStatisticsView> {
    return this.statistics.get(query);
  }
}
