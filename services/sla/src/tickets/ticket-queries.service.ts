import { Injectable } from '@nestjs/common';
import { LIST_MAX, type TicketClockName } from '@rep13/contracts-constants';
import type {
  CountTickets,
  DueTicketView,
  ListDueTickets,
  ListTickets,
  TicketDetailView,
  TicketPulseView,
  TicketTotalsView,
  TicketView,
} from '@rep13/contracts-sla';
import { countRows, newestIds, NotFound, readRunningTotals } from '@rep13/service-kit';
import { DataSource, In } from 'typeorm';
import { dueIds, type TicketFilters } from './due-ids.ts';
import { SlaTicket } from './sla-ticket.entity.ts';
import { ticketDetail } from './ticket-detail.ts';
import { toTicketView } from './ticket.view.ts';

const TABLE = 'sla_tickets';
/** Entries of a calendar at most. */
const CALENDAR_MAX = 500;

/** Reads authorities' orders; changes nothing. */
@Injectable()
export class TicketQueries {
  constructor(private readonly dataSource: DataSource) {}

  /** Newest first, ids are given in the order of creation; or by what is due next. */
  async list({ limit = LIST_MAX, cursor, search, sort, ...filters }: ListTickets): Promise<TicketView[]> {
    const rows = { where: columnsOf(filters), search, cursor, limit };
    const ids =
      sort === 'due'
        ? await dueIds(this.dataSource, rows)
        : await newestIds(this.dataSource, { table: TABLE, ...rows });
    const tickets = await this.dataSource.manager.findBy(SlaTicket, { id: In(ids) });
    const byId = new Map(tickets.map((ticket) => [ticket.id, ticket]));
    return ids.flatMap((id) => byId.get(id) ?? []).map(toTicketView);
  }

  /** All of them are counted already; what is filtered is counted now. */
  async count(query: CountTickets): Promise<number> {
    const { search } = query;
    const where = columnsOf(query);
    const isFiltered = search !== undefined || Object.values(where).some((value) => value !== undefined);
    return isFiltered
      ? countRows(this.dataSource, { table: TABLE, where, search })
      : (await this.totals()).total;
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

  async pulse(): Promise<TicketPulseView> {
    const [pulse] = await this.dataSource.query<TicketPulseView[]>(
      `select coalesce((select max(id) from sla_ticket_events), 0)::integer as "lastEventId",
         (select count(*) from sla_tickets where status = 'pending')::integer as pending`,
    );
    return pulse ?? { lastEventId: 0, pending: 0 };
  }

  /** Each clock that runs out in the time, the earliest first. */
  async listDue({ from, to }: ListDueTickets): Promise<DueTicketView[]> {
    const due = (clock: TicketClockName, at: string, isOpen: string) => `
      select id, ticket_number, company_name, authority_name, assignee_id, '${clock}' as clock, ${at} as due_at
      from sla_tickets where ${isOpen} and ${at} >= $1 and ${at} < $2 and status <> 'closed'`;
    const rows = await this.dataSource.query<DueRow[]>(
      `${due('acknowledge', `authority_contact_date + interval '24 hours'`, 'response_date is null and is_open')}
       union all ${due('answer', 'answer_due_at', 'answer_met_at is null')}
       union all ${due('client', 'client_due_at', 'client_met_at is null')}
       order by due_at, id limit ${CALENDAR_MAX}`,
      [from, to],
    );
    return rows.map(({ due_at, ...row }) => ({
      ticketId: row.id,
      ticketNumber: row.ticket_number,
      companyName: row.company_name,
      authorityName: row.authority_name,
      assigneeId: row.assignee_id,
      clock: row.clock,
      dueAt: due_at.toISOString(),
    }));
  }
}

interface DueRow {
  readonly id: number;
  readonly ticket_number: string;
  readonly company_name: string | null;
  readonly authority_name: string;
  readonly assignee_id: number | null;
  readonly clock: TicketClockName;
  readonly due_at: Date;
}

type Filters = Omit<ListTickets, 'limit' | 'cursor' | 'search' | 'sort' | 'replyType'>;

const columnsOf = (filters: Filters): TicketFilters => ({
  signup_id: filters.signupId,
  status: filters.status,
  urgency_level: filters.urgencyLevel,
  sla_compliant: filters.compliant,
  is_open: filters.open,
  is_unmatched: filters.unmatched,
  assignee_id: filters.assigneeId ?? undefined,
  is_unassigned: filters.assigneeId === null ? true : undefined,
  do_not_inform: filters.forClient ? false : undefined,
});
