import { Injectable } from '@nestjs/common';
import { LIST_MAX, type ListTickets, type TicketView } from '@rep13/contracts';
import { DataSource, LessThan } from 'typeorm';
import { SlaTicket } from './sla-ticket.entity.ts';
import { toTicketView } from './ticket.view.ts';

@Injectable()
export class TicketsService {
  constructor(private readonly dataSource: DataSource) {}

  /** Newest first; ids are given in the order of creation. */
  async list({ signupId, limit = LIST_MAX, cursor }: ListTickets): Promise<TicketView[]> {
    const tickets = await this.dataSource.manager.find(SlaTicket, {
      where: {
        ...(signupId !== undefined && { signupId }),
        ...(cursor !== undefined && { id: LessThan(cursor) }),
      },
      order: { id: 'desc' },
      take: limit,
    });
    return tickets.map(toTicketView);
  }
}
