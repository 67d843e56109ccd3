import { Controller } from '@nestjs/common';
import { ListTickets, type TicketView } from '@rep13/contracts';
import { OnCommand } from '@rep13/service-kit';
import { TicketsService } from './tickets.service.ts';

/** The commands about authorities' orders; who may send which is the gateway's to know. */
@Controller()
export class TicketsController {
  constructor(private readonly tickets: TicketsService) {}

  @OnCommand(ListTickets)
  list(query: ListTickets): Promise<TicketView[]> {
    return this.tickets.list(query);
  }
}
