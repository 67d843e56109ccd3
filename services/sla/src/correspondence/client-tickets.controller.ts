import { Controller } from '@nestjs/common';
import {
  AddClientFile,
  GetClientFile,
  GetClientTicket,
  ReadTicketAsClient,
  WriteAsClient,
  type ClientMessageView,
  type ClientTicketDetailView,
  type TicketFileContentView,
  type TicketFileView,
} from '@rep13/contracts-sla';
import { OnCommand } from '@rep13/service-kit';
import { ClientTickets } from './client-tickets.service.ts';

/** The commands of a client about its own orders. */
@Controller()
export class ClientTicketsController {
  constructor(private readonly tickets: ClientTickets) {}

  @OnCommand(GetClientTicket)
  get(query: GetClientTicket): Promise<ClientTicketDetailView> {
    return this.tickets.get(query);
  }

  @OnCommand(ReadTicketAsClient)
  read(command: ReadTicketAsClient): Promise<ClientTicketDetailView> {
    return this.tickets.read(command);
  }

  @OnCommand(WriteAsClient)
  write(command: WriteAsClient): Promise<ClientMessageView> {
    return this.tickets.write(command);
  }

  @OnCommand(AddClientFile)
  addFile(command: AddClientFile): Promise<TicketFileView> {
    return this.tickets.addFile(command);
  }

  @OnCommand(GetClientFile)
  openFile(query: GetClientFile): Promise<TicketFileContentView> {
    return this.tickets.openFile(query);
  }
}
