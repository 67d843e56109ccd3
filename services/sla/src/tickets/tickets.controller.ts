import { Controller } from '@nestjs/common';
import {
  AssignTicket,
  ClassifyTicket,
  GetTicket,
  GetTicketPulse,
  GetTicketTotals,
  ListDueTickets,
  ListTicketAuthorities,
  CountTickets,
  ListTickets,
  LowerUrgency,
  MoveTicket,
  SetTicketDeadline,
  type DueTicketView,
  type TicketDetailView,
  type TicketPulseView,
  type TicketTotalsView,
  type TicketView,
} from '@rep13/contracts-sla';
import { OnCommand } from '@rep13/service-kit';
import { TicketQueries } from './ticket-queries.service.ts';
import { TicketsService } from './tickets.service.ts';

/** The commands about authorities' orders; who may send which is the gateway's to know. */
@Controller()
export class TicketsController {
  constructor(
    private readonly tickets: TicketsService,
    private readonly queries: TicketQueries,
  ) {}

  @OnCommand(MoveTicket)
  move(command: MoveTicket): Promise<TicketDetailView> {
    return this.tickets.move(command);
  }

  @OnCommand(AssignTicket)
  assign(command: AssignTicket): Promise<TicketDetailView> {
    return this.tickets.assign(command);
  }

  @OnCommand(SetTicketDeadline)
  setDeadline(command: SetTicketDeadline): Promise<TicketDetailView> {
    return this.tickets.setDeadline(command);
  }

  @OnCommand(ClassifyTicket)
  classify(command: ClassifyTicket): Promise<TicketDetailView> {
    return this.tickets.classify(command);
  }

  @OnCommand(LowerUrgency)
  lowerUrgency(command: LowerUrgency): Promise<TicketDetailView> {
    return this.tickets.lowerUrgency(command);
  }

  @OnCommand(ListTickets)
  list(query: ListTickets): Promise<TicketView[]> {
    return this.queries.list(query);
  }

  @OnCommand(CountTickets)
  count(query: CountTickets): Promise<number> {
    return this.queries.count(query);
  }

  @OnCommand(ListTicketAuthorities)
  listAuthorities(_query: ListTicketAuthorities): Promise<string[]> {
    return this.queries.listAuthorities();
  }

  @OnCommand(ListDueTickets)
  listDue(query: ListDueTickets): Promise<DueTicketView[]> {
    return this.queries.listDue(query);
  }

  @OnCommand(GetTicket)
  get({ ticketId }: GetTicket): Promise<TicketDetailView> {
    return this.queries.get(ticketId);
  }

  @OnCommand(GetTicketTotals)
  totals(_query: GetTicketTotals): Promise<TicketTotalsView> {
    return this.queries.totals();
  }

  @OnCommand(GetTicketPulse)
  pulse(_query: GetTicketPulse): Promise<TicketPulseView> {
    return this.queries.pulse();
  }
}
