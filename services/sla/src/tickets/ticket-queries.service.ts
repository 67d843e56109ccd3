import { Injectable } from '@nestjs/common';
import { LIST_MAX } from '@rep13/contracts-constants';
import type { ListTickets, TicketDetailView, TicketTotalsView, TicketView } from '@rep13/contracts-sla';
import { newestIds, NotFound, readRunningTotals } from '@rep13/service-kit';
import { DataSource, In } from 'typeorm';
import { SlaTicket } from './sla-ticket.entity.ts';
import { ticketDetail } from './ticket-detail.ts';
import { toTicketView } from './ticket.view.ts';

const TABLE = 'sla_tickets';

/** Reads authorities' orders; changes nothing. */
@Injectable()
export class TicketQueries {
  constructor(private readonly dataSource: DataSource) {}

  /** Newest first; ids are given in the order of creation. */
  async list({ limit = LIST_MAX, cursor, search, ...filters }: ListTickets): Promise<TicketView[]> {
    const where = {
      signup_id: filters.signupId,
      status: filters.status,
      urgency_level: filters.urgencyLevel,
      sla_compliant: filters.compliant,
      is_open: filters.open,
    };
    const ids = await newestIds(this.dataSource, { table: TABLE, where, search, cursor, limit });
    const tickets = await this.dataSource.manager.find(SlaTicket, {
      where: { id: In(ids) },
      order: { id: 'desc' },
    });
    return tickets.map(toTicketView);
  }

  /** @throws NotFound */
  async get(id: number): Promise<TicketDetailView> {
    const db = this.dataSource.manager;
    const ticket = await db.findOneBy(SlaTicket, { id });
    if (!ticket) throw new NotFound();
    return ticketDetail(db, ticket);
  }

  totals(): Promise<TicketTotalsView> {
    return readRunningTotals(this.dataSource, TABLE, ['total', 'open', 'violations']);
  }
}
